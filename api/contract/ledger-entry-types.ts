/** Kinds of ledger entries (design §4 "Points are a ledger"). */
export const LEDGER_ENTRY_TYPES = ['attendance', 'badge', 'adjustment', 'reversal'] as const;

export type LedgerEntryType = (typeof LEDGER_ENTRY_TYPES)[number];
