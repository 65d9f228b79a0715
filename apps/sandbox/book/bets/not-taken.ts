export type QuoteRefusal =
  | 'leg_unknown'
  | 'suspended'
  | 'closed'
  | 'price_moved'
  | 'related'
  | 'no_each_way'
  | 'wrong_type'
  | 'under_minimum'
  | 'over_limit'
  | 'offer_moved'
  | 'no_cash_out'
  | 'no_part'
  | 'no_more_parts'
  | 'out_of_reach'
  | 'no_edit'
  | 'free_bet_ended'
  | 'free_bet_unfit'
  | 'builder_event'
  | 'builder_size'
  | 'builder_unfit'
  | 'builder_contradicts'
  | 'builder_implied'

/** Why a slip is not taken; `leg` is the selection that is the reason, where one is. */
export class NotTaken extends Error {
  readonly code: QuoteRefusal
  readonly leg: number | null

  constructor(code: QuoteRefusal, leg: number | null = null) {
    super(code)
    this.code = code
    this.leg = leg
  }
}
