/**
 * The outcome of the mailed link that led to a page, once its token is gone: `done` when the link
 * was used, `open` when that is not known.
 */
export type MailedOutcome = 'open' | 'done'

/**
 * Returns the outcome of the link, for a page that was loaded again or that one has come back to;
 * null where no link led. The entry of the history holds only that outcome, and not the token,
 * which scripts of third parties could read there.
 */
export function outcomeOfLink({ state }: Pick<History, 'state'>): MailedOutcome | null {
  const mailed: unknown =
    typeof state === 'object' && state !== null && 'mailed' in state ? state.mailed : null
  return mailed === 'open' || mailed === 'done' ? mailed : null
}

/** Keeps that the link has been used, so that the page still shows it after a reload. */
export function noteLinkDone(history: Pick<History, 'state' | 'replaceState'>): void {
  if (outcomeOfLink(history) !== null)
    history.replaceState({ ...history.state, mailed: 'done' }, '')
}
