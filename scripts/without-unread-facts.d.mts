import type { Plugin } from 'rolldown';

export declare const withoutUnreadFacts: () => Plugin;
