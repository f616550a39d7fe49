import { type ComponentChild, createElement, type VNode } from 'preact';

/** A screen as plain data, which a test reads without a browser and Preact draws in one. */
export type Tree = VNode;

export type Child = ComponentChild;

/** What an element may be given: texts, numbers, yes or no, and what happens when it is touched. Never markup. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | ((event: Event) => unknown);
}

export const h = (tag: string, attributes: Attributes, ...children: readonly Child[]): Tree =>
  createElement(tag, { ...attributes }, ...children) as unknown as Tree;
