/**
 * The ids of the rules of 2018 as published, one section a line. Other programs keep these ids, so none may ever go away or change;
 * this list is compared with the corpus and is edited only to add.
 */
export const IDS_2018: readonly string[] = [
  'I.A',
  'I.A-01, I.A-01#1, I.A-01#2, I.A-01#3, I.A-01/atk.1, I.A-01/atk.1a, I.A-01/atk.1b, I.A-01/atk.2, I.A-01/atk.2a, I.A-01/atk.2b, I.A-01/atk.3, I.A-01/atk.4, I.A-01/atk.5, I.A-01/atk.6, I.A-01/atk.7, I.A-01#4, I.A-01/dmg.1, I.A-01/dmg.1a, I.A-01/dmg.1b, I.A-01/dmg.2, I.A-01/dmg.3, I.A-01/dmg.4, I.A-01/dmg.5, I.A-01/dmg.6',
  'I.A-02, I.A-02#1, I.A-02#2, I.A-02#3, I.A-02/abl.1, I.A-02/abl.2, I.A-02#4',
  'I.A-03, I.A-03#1, I.A-03#2, I.A-03#3, I.A-03#4, I.A-03#5, I.A-03#6, I.A-03#7, I.A-03/ret.1, I.A-03/ret.1a, I.A-03/ret.1b, I.A-03/ret.1c, I.A-03/ret.2, I.A-03/ret.3',
  'I.A-04, I.A-04#1, I.A-04#2, I.A-04#3',
  'I.A-05, I.A-05#1, I.A-05#2, I.A-05#3, I.A-05#4, I.A-05#5',
  'I.B',
  'I.B-01, I.B-01#1, I.B-01#2, I.B-01/itm.1, I.B-01/itm.2, I.B-01/itm.3, I.B-01/itm.4, I.B-01#3, I.B-01#4, I.B-01#5, I.B-01#6',
  'I.B-02, I.B-02#1, I.B-02#2, I.B-02/sup.1, I.B-02/sup.2, I.B-02/sup.3, I.B-02/sup.4',
  'I.B-03, I.B-03#1, I.B-03#2, I.B-03#3, I.B-03#4, I.B-03#5, I.B-03/std.1, I.B-03/std.2, I.B-03/std.3, I.B-03#6',
  'I.C, I.C#1, I.C#2, I.C#3, I.C#4, I.C#5',
  'I.D, I.D#1, I.D#2, I.D#3, I.D/ko.1, I.D/ko.2, I.D/ko.3, I.D/ko.4, I.D/ko.5, I.D/ko.6',
  'I.E, I.E#1, I.E#2, I.E#3, I.E#4, I.E#5, I.E/sud.1, I.E/sud.2, I.E/sud.3',
  'I.F, I.F#1, I.F#2, I.F#3, I.F/chk.1, I.F/chk.2, I.F/chk.3',
  'I.G, I.G/set.1, I.G/set.2, I.G/set.3, I.G/set.4, I.G/set.5, I.G/set.5a, I.G/set.5b, I.G/set.5c, I.G/set.5d, I.G/set.6, I.G/set.7, I.G/set.8',
  'I.H, I.H#1, I.H#2, I.H#3',
].flatMap((line) => line.split(', '));
