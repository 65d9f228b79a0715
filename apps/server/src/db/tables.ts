/**
 * Every table's row type, added by the store that owns the table:
 * `declare module '../db/tables.ts' { interface Tables { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging in the stores.
export interface Tables {}
