/**
 * Id of an empty element that makes room for a notice. A page has one when a notice over it would
 * hide what can be pressed there.
 */
export const NOTICE_PLACE = 'notice-place'

/** Id of the same element in the frame of each page, for a page that has no place of its own. */
export const FRAME_NOTICE_PLACE = 'frame-notice-place'

export function isNoticePlace({ id }: Pick<Element, 'id'>): boolean {
  return id === NOTICE_PLACE || id === FRAME_NOTICE_PLACE
}
