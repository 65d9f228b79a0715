/** The pages of an embedded sportsbook that an address may name, as its vendors write them. */
export const BOOK_PAGES = [
  'overview',
  'live',
  'event',
  'liveEvent',
  'results',
  'category',
  'championship',
  'period',
  'sport',
  'betHistory',
  'settings',
  'allSports',
  'coupon',
  'virtual',
  'horseRacing',
  'horseRacingDetails',
  'betSlip',
  'toto',
  'custom1',
  'custom2',
  'streaming',
  'rewardsSystem',
] as const

/** The most ids of one kind that an address names. */
export const MOST_IDS = 20

/** The highest number of a coupon. */
export const HIGHEST_COUPON = 6
