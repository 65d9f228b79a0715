import { useQuickDepositMethods } from './use-quick-deposit-methods.ts'

/**
 * Returns whether a visitor may pay first and join on the way: only where their affiliate's players
 * can. False while that is unknown.
 */
export function useQuickDepositOffered(): boolean {
  return useQuickDepositMethods().methods.length > 0
}
