import type { Method } from '#contracts/cashier-api.ts'
import { currencyExponent } from '#rules/money.ts'
import { logoAddresses } from './logos.ts'

/** Way in which a payer proves their identity on the method's page. */
type MethodFamily = 'card' | 'bank' | 'wallet' | 'identity-bank' | 'widget'

interface Plan {
  id: string
  name: string
  family: MethodFamily
  supports: Method['supports']
  /** Whole euros; other currencies get about as much. */
  limit: { min: number; max: number } | { values: number[] } | null
  needsEmail?: boolean
  /** The brand's colour on its page. */
  colour: string
}

const PLANS: readonly Plan[] = [
  {
    id: 'cardinal',
    name: 'Cardinal',
    family: 'card',
    supports: ['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'],
    limit: { min: 10, max: 5000 },
    colour: '#7d2348',
  },
  {
    id: 'tidepay',
    name: 'Tidepay',
    family: 'wallet',
    supports: ['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'],
    limit: { min: 10, max: 2500 },
    colour: '#17687f',
  },
  {
    id: 'oak-bank',
    name: 'Oak Bank',
    family: 'bank',
    supports: ['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'],
    limit: { min: 20, max: 10_000 },
    colour: '#3c6b2f',
  },
  {
    id: 'nordlink',
    name: 'Nordlink',
    family: 'bank',
    supports: ['DEPOSIT', 'WITHDRAW'],
    limit: { min: 15, max: 10_000 },
    colour: '#2b4a8b',
  },
  {
    id: 'coinstead',
    name: 'Coinstead',
    family: 'wallet',
    supports: ['DEPOSIT', 'PAY_N_PLAY'],
    limit: { values: [10, 25, 50, 100, 250] },
    colour: '#7a5312',
  },
  {
    id: 'zipfold',
    name: 'Zipfold',
    family: 'wallet',
    supports: ['DEPOSIT', 'PAY_N_PLAY'],
    limit: { min: 5, max: 500 },
    needsEmail: true,
    colour: '#5a3d8a',
  },
  {
    id: 'ferrybank',
    name: 'Ferrybank',
    family: 'identity-bank',
    supports: ['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'],
    limit: { min: 10, max: 10_000 },
    colour: '#24507f',
  },
]

/** Sold by itself, through its own interface: the casino's adapter knows it. */
const WIDGET: Plan = {
  id: 'wirepath',
  name: 'Wirepath',
  family: 'widget',
  supports: ['WITHDRAW', 'PAY_N_PLAY'],
  limit: null,
  colour: '#1c5f52',
}

/** Roughly how many units of a currency one euro is; one where it is not listed. */
const PER_EURO: Readonly<Record<string, number>> = {
  SEK: 10,
  NOK: 10,
  DKK: 10,
  CZK: 25,
  PLN: 5,
  BRL: 5,
  TRY: 40,
  INR: 100,
  JPY: 150,
  NGN: 1500,
  CLP: 1000,
  KWD: 0.5,
}

export function findPlan(id: string): Plan | undefined {
  return [...PLANS, WIDGET].find((plan) => plan.id === id)
}

/**
 * The methods as the casino reads them, with limits in minor units of `currency`; `baseUrl` is
 * where the logos are.
 */
export function listMethods(currency: string, baseUrl: string): Method[] {
  return PLANS.map(({ id, name, supports, limit, needsEmail = false }) => ({
    id,
    name,
    brand: name,
    engine: 'redirect',
    logos: logoAddresses(baseUrl, id),
    supports,
    limit: limit === null ? null : inMinorUnits(limit, currency),
    needsEmail,
  }))
}

function inMinorUnits(
  limit: { min: number; max: number } | { values: number[] },
  currency: string,
) {
  const unit = 10 ** currencyExponent(currency) * (PER_EURO[currency] ?? 1)
  if ('values' in limit) return { values: limit.values.map((value) => value * unit) }
  return { min: limit.min * unit, max: limit.max * unit }
}
