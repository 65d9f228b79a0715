/**
 * Id of an empty element that makes room for a notice. A page has one when a notice over it would
 * hide what can be pressed there.
 */
export const NOTICE_PLACE = 'notice-place'
