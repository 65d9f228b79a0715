import { useEffect, useId, useState } from 'react'
import type { ShownBet } from '../bets/bet-routes.ts'
import { capsWithin } from '../settlement/settle-slip.ts'
import { AmountWarning } from './AmountWarning.tsx'
import { belowMinOdds } from './bonus-money.ts'
import { useBook } from './book-context.ts'
import { type BuilderPrice, canBuild, useBuilder } from './builder.ts'
import { Chips } from './Chips.tsx'
import type { Tab } from './editing.ts'
import { FreeBets } from './FreeBets.tsx'
import { moneyText } from './money-text.ts'
import { marketName, selectionName } from './names.ts'
import { formatOdds, fractionText } from './odds-format.ts'
import { PlaceBet } from './PlaceBet.tsx'
import type { Leg } from './slip.ts'
import {
  type Combination,
  cappedOdds,
  combinedOdds,
  hasRelatedLegs,
  systemsOf,
} from './slip-lines.ts'
import { type Offer, offersOf } from './slip-offers.ts'
import { useStore } from './store.ts'
import { useFreeBet } from './use-free-bet.ts'
import type { WordKey } from './words/words.ts'

const TABS = ['singles', 'multiple', 'systems', 'builder'] as const satisfies Tab[]

/**
 * Stakes by singles, a multiple, systems or a bet builder; what they cost and may return is worked
 * out on each key.
 */
export function SlipStakes({
  first,
  onPlaced,
}: {
  first: Tab | null
  onPlaced(bets: readonly ShownBet[]): void
}) {
  const { engine, settings, t } = useBook()
  const slip = useStore(engine.slip)
  const { currency, bonus, limits } = useStore(engine.account)
  const { legs, eachWay } = slip
  const opened = first ?? TABS[settings.betSlipType ?? -1] ?? null
  const [chosenTab, setChosenTab] = useState<Tab | null>(opened)
  // A host that opens another part does so also after the player has chosen one.
  useEffect(() => setChosenTab(opened), [opened])
  const builder = useBuilder(legs)
  const tabs = tabsOf(legs)
  // Several selections of one match are meant together more often than not.
  const tab = chosenTab && tabs.includes(chosenTab) ? chosenTab : builder ? 'builder' : 'singles'
  const builderOdds = builder?.state === 'open' ? builder.odds : null
  const typed = offersOf(slip, tab, { currency, culture: settings.culture, builderOdds, limits })
  const free = useFreeBet(typed, { isEachWay: eachWay, isEditing: first !== null })
  const offers = free.offer ? [free.offer] : typed
  const terms = legs.every((leg) => leg.eachWay) ? legs[0]?.eachWay : undefined
  const money = (minor: bigint) => moneyText(minor, currency, settings.culture)
  const writeOdds = (odds: string) => formatOdds(odds, settings.oddsFormat, settings.culture)
  const stake = offers.reduce((sum, offer) => sum + offer.totalMinor, 0n)
  const capped = offers.find((offer) => offer.capped)
  const caps = capsWithin(limits, capped?.totalMinor ?? stake)
  const returned = offers.reduce((sum, offer) => sum + offer.returnMinor, 0n)
  return (
    <div className="stakes">
      {tabs.length > 1 && (
        <Chips
          label={t('slip')}
          chips={tabs.map((value) => ({ value, text: t(value) }))}
          chosen={tab}
          onChoose={setChosenTab}
        />
      )}
      {hasRelatedLegs(legs) && !builder && <p className="subtle">{t('related')}</p>}
      {tab === 'builder' && builder && <BuilderState price={builder} legs={legs} />}
      {terms && !free.offer && (
        <label className="check">
          <input
            type="checkbox"
            checked={eachWay}
            onChange={({ target }) => engine.slip.setEachWay(target.checked)}
          />
          <span>{`${t('eachWay')} · ${t('eachWayTerms', { places: terms.places, fraction: fractionText(terms.fraction) })}`}</span>
        </label>
      )}
      {terms && eachWay && <p className="subtle">{t('eachWaySmallField')}</p>}
      {!free.offer && typed.map((each) => <StakeField key={each.key} offer={each} tab={tab} />)}
      <FreeBets choice={free} />
      {bonus && belowMinOdds(offers, bonus).length > 0 && (
        <p className="subtle bonus-odds">{t('bonusOdds', { odds: writeOdds(bonus.minOdds) })}</p>
      )}
      {(tab === 'multiple' || (tab === 'builder' && builderOdds)) && (
        <p className="sum">
          <span>{t('odds')}</span>
          <b>
            {writeOdds(
              builderOdds ??
                cappedOdds(combinedOdds(legs.map(({ odds }) => odds)), caps.combinedOdds),
            )}
          </b>
        </p>
      )}
      <div className="sums" aria-live="off">
        <p className="sum">
          <span>{t(free.offer ? 'freeBet' : 'totalStake')}</span>
          <b>{money(stake)}</b>
        </p>
        <p className="sum">
          <span>{t('possibleReturn')}</span>
          <b className="brass">{money(returned)}</b>
        </p>
        {capped && (
          <p className="subtle">
            {capped.capped === 'winnings'
              ? t('cappedWinnings', { most: money(caps.winningsMinor) })
              : t('cappedOdds', { most: writeOdds(caps.combinedOdds.toFixed(2)) })}
          </p>
        )}
      </div>
      <PlaceBet offers={offers} onPlaced={onPlaced} />
    </div>
  )
}

function tabsOf(legs: readonly Leg[]): Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'singles') return true
    if (tab === 'builder') return canBuild(legs)
    return (
      legs.length > 1 &&
      !hasRelatedLegs(legs) &&
      (tab === 'multiple' || systemsOf(legs.length).length > 0)
    )
  })
}

/** Why the selections make no builder, or how one with a void part is settled. */
function BuilderState({ price, legs }: { price: BuilderPrice; legs: readonly Leg[] }) {
  const { words, t } = useBook()
  if (price.state === 'asking') return <p className="subtle">{t('builderPricing')}</p>
  if (price.state === 'open') return <p className="subtle">{t('builderVoid')}</p>
  const leg = legs.find(({ id }) => id === price.leg)
  const reason = t(
    (`refusal.${price.code}` in words ? `refusal.${price.code}` : 'refusal.other') as WordKey,
  )
  return (
    <p className="warning" role="alert">
      {leg && <b>{`${marketName(leg, t)}: ${selectionName(leg.name, leg.competitors, t)}. `}</b>}
      <span>{reason}</span>
    </p>
  )
}

function nameOfOffer({ leg, combination }: Offer, t: ReturnType<typeof useBook>['t']): string {
  return leg ? selectionName(leg.name, leg.competitors, t) : combinationName(combination, t)
}

function combinationName(
  { key, sizes, lines }: Pick<Combination, 'key' | 'sizes' | 'lines'>,
  t: ReturnType<typeof useBook>['t'],
): string {
  const [size = 1] = sizes
  if (key === 'multiple' || key === 'builder') return t(key)
  const name = key.includes('/')
    ? size === 2
      ? t('double')
      : size === 3
        ? t('treble')
        : t('fold', { size })
    : t(key as WordKey)
  return `${name} · ${t('lines', { count: lines })}`
}

function StakeField({ offer, tab }: { offer: Offer; tab: string }) {
  const { engine, settings, t } = useBook()
  const name = nameOfOffer(offer, t)
  const write = (text: string) => engine.slip.setStake(offer.key, text)
  const warning = useId()
  return (
    <div className="stake">
      <label className="field">
        <span>{tab === 'systems' ? name : t('stakeFor', { name })}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={offer.text}
          placeholder={(0).toLocaleString(settings.culture, {
            minimumFractionDigits: 2,
            numberingSystem: 'latn',
          })}
          aria-invalid={offer.isUnreadable}
          aria-describedby={warning}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <AmountWarning id={warning} isShown={offer.isUnreadable} />
      {tab !== 'systems' && (
        <div className="quick">
          {settings.predefinedStakes.map((each) => (
            <button
              key={each}
              type="button"
              className="chip small"
              aria-label={t('stakeFor', { name: `${name}: ${each}` })}
              onClick={() => write(each.replace('.', offer.notation.decimal))}
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
