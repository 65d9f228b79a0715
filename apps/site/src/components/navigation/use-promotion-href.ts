import { useModalHref } from './modal-href.ts'

/** The address parameter that names the promotion of the dialog. */
export const promotionParameter = 'promotion'

/**
 * The address of a promotion's dialog over the page one is on: it can be shared, and Back closes
 * it.
 */
export function usePromotionHref(): (id: string) => string {
  const href = useModalHref()
  return (id) => `${href('promotion')}&${promotionParameter}=${encodeURIComponent(id)}`
}
