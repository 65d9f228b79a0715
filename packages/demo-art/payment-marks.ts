import { PAYMENT_SIGNS } from './brand-signs.ts'
import { drawWordmark, TONES, type Tone, type Wordmark } from './wordmark.ts'

interface PaymentMark extends Wordmark {
  /** Way by which money moves. */
  kind: 'card' | 'bank' | 'wallet' | 'voucher'
  /** The colour of the sign on dark surfaces. */
  colour: string
}

export const PAYMENT_MARKS = {
  tidepay: {
    name: 'Tidepay',
    kind: 'wallet',
    face: 'righteous',
    capital: 15,
    colour: '#5cc4d8',
    sign: PAYMENT_SIGNS.tide,
  },
  'oak-bank': {
    name: 'Oak Bank',
    kind: 'bank',
    face: 'gloock',
    capital: 14,
    colour: '#9ccb7c',
    sign: PAYMENT_SIGNS.oak,
  },
  zipfold: {
    name: 'Zipfold',
    kind: 'wallet',
    face: 'audiowide',
    capital: 14,
    colour: '#f2a45c',
    sign: PAYMENT_SIGNS.fold,
  },
  cardinal: {
    name: 'Cardinal',
    written: 'CARDINAL',
    kind: 'card',
    face: 'anton',
    capital: 16,
    colour: '#e87a6b',
    sign: PAYMENT_SIGNS.card,
  },
  coinstead: {
    name: 'Coinstead',
    kind: 'voucher',
    face: 'lilita',
    capital: 15,
    colour: '#e3b65b',
    sign: PAYMENT_SIGNS.coin,
  },
  nordlink: {
    name: 'Nordlink',
    kind: 'bank',
    face: 'bowlby',
    capital: 14,
    colour: '#b9a7f0',
    sign: PAYMENT_SIGNS.link,
  },
  halfsun: {
    name: 'Halfsun',
    kind: 'card',
    face: 'righteous',
    capital: 15,
    colour: '#ffb38a',
    sign: PAYMENT_SIGNS.halfsun,
  },
  ferrybank: {
    name: 'Ferrybank',
    kind: 'bank',
    face: 'yeseva',
    capital: 14,
    colour: '#8fb8e8',
    sign: PAYMENT_SIGNS.ferry,
  },
  tallymark: {
    name: 'Tallymark',
    kind: 'voucher',
    face: 'syne',
    capital: 13,
    colour: '#d7d0bd',
    sign: PAYMENT_SIGNS.tally,
  },
  twodot: {
    name: 'Twodot',
    kind: 'wallet',
    face: 'dela',
    capital: 13,
    colour: '#f28ba8',
    sign: PAYMENT_SIGNS.twodot,
  },
  coinleaf: {
    name: 'Coinleaf',
    kind: 'wallet',
    face: 'abril',
    capital: 14,
    colour: '#7fd0a0',
    sign: PAYMENT_SIGNS.leaf,
  },
  wirepath: {
    name: 'Wirepath',
    kind: 'bank',
    face: 'space-mono',
    capital: 13,
    colour: '#9fd4c6',
    sign: PAYMENT_SIGNS.wire,
  },
} satisfies Record<string, PaymentMark>

export type PaymentMarkId = keyof typeof PAYMENT_MARKS

/** The mark of a way to pay, 32 high; the sign has a colour of its own on dark surfaces only. */
export function drawPaymentLogo(id: PaymentMarkId, tone: Tone): string {
  const mark = PAYMENT_MARKS[id]
  return drawWordmark(mark, TONES[tone], tone === 'light' ? mark.colour : TONES.dark)
}
