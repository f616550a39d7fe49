/**
 * The weights of the ranking, found by trying each against all graded queries: larger changes than those of the last digit show. Fields are title,
 * titles above, text, examples and phrases.
 */
export const WEIGHTS = {
  /** What a word in each field is worth, and how much a long field thins it. */
  worth: [3.2, 1.1, 1.6, 0.5, 0.9],
  thin: [0.4, 0.3, 0.6, 0.4, 0.5],
  saturation: 2.2,
  /** What is left of a rule that says single things of what was asked, beside one that says all; and what it gains if one sentence says all. */
  single: 0.7,
  together: 1,
  /** The nearest phrase: what it is worth, how much a part of the question loses, and what is left of a phrase that says much else. */
  phrase: 0.6,
  partly: 1.3,
  amongElse: 0.21,
  /** What phrases give the rules of other documents on the same point, from which likeness on, and what each later rule of a point gets less. */
  elsewhere: 0.08,
  alike: 0.35,
  laterThere: 0.6,
  /** How much of what is given otherwise goes off from that. */
  already: 0.5,
  /** What a rule of another document that is alike gives, and how much of what a rule has already goes off from that. */
  shared: 0.5,
  sharedLess: 0.35,
  /** What a question asked before gives the rules that answered it, how fast that falls with the likeness, and what is left for rules beside them. */
  question: 1.5,
  questionAlike: 3,
  questionBeside: 0.55,
  /** What a phrase is worth for the rule above. */
  above: 0.1,
  /** How much a point raises the rules that answer it. */
  point: 0.5,
  laterRule: 0.95,
  /** How much a heading that names the subject and little else raises the first rules under it. */
  heading: 0.5,
  laterChild: 0.75,
  /** Headings rank after the rules they announce; rules that others cite before others. */
  chapter: 0.55,
  section: 0.75,
  cited: 0.045,
  /** Rules for another form of play rank after the rules they change. */
  otherForms: 0.8,
  /** What each further hit of one document costs. */
  again: 0.006,
};
