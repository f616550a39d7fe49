const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `10 April 2026` of `2026-04-10` or, as card data writes it, `2026/04/10`; `April 2026` and `2026` where no more is known. */
export const dayInWords = (day: string): string => {
  const [year = '', month, date] = day.split(/[-/]/u);
  const named = month === undefined ? '' : `${MONTHS[Number(month) - 1] ?? month} `;
  return `${date === undefined ? '' : `${Number(date)} `}${named}${year}`;
};
