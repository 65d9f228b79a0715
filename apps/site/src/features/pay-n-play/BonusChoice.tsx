import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import * as v from 'valibot'
import { promoCode } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { showOdds } from '#ui/show-odds.ts'
import { TextField } from '#ui/TextField.tsx'
import { useQuery } from '../../lib/use-query.ts'
import {
  type BonusWish,
  bonusCodeOf,
  choose,
  find,
  firstWish,
  listChoices,
  type OfferedBonus,
  type,
  whatIsLeft,
} from './bonus-wish.ts'
import { bonusesQuery } from './quick-deposit-queries.ts'

export interface BonusChoiceProps {
  methodId: string
  /** Why the last try of a deposit could not be started: its bonus may have ended. */
  problem: string | null
  /** Called with the bonus or the typed code of the deposit; null for none. */
  onChoose: (bonus: string | null) => void
}

/**
 * The bonuses that a deposit by this method may carry, of which none is always one; and a code,
 * whether or not there are any.
 */
export function BonusChoice({ methodId, problem, onChoose }: BonusChoiceProps) {
  const client = useClient()
  const [{ data }, again] = useQuery({
    query: bonusesQuery,
    variables: { input: { id: null, paymentProviderId: methodId, code: null } },
  })
  // An earlier answer of this page may be old: offers begin and end at any time.
  const [wasKnown] = useState(data !== undefined)
  useEffect(() => {
    if (wasKnown || problem !== null) again()
  }, [wasKnown, problem, again])
  const open = real(data?.availablePayNPlayBonuses)
  const [changed, change] = useState<BonusWish | null>(null)
  const wish = changed ? whatIsLeft(changed, open) : firstWish(open)
  const code = bonusCodeOf(wish)
  const onCode = useEffectEvent(onChoose)
  useEffect(() => onCode(code), [code])

  async function lookUp(typed: string): Promise<boolean> {
    const input = { id: null, paymentProviderId: methodId, code: typed }
    // A POST: a code does not belong in an address, which is written into logs.
    const context = { requestPolicy: 'network-only', preferGetMethod: false } as const
    const answer = await client.query(bonusesQuery, { input }, context).toPromise()
    const found = real(answer.data?.availablePayNPlayBonuses)
    if (found.length > 0) change(find(wish, found))
    return found.length > 0
  }

  return <BonusFields wish={wish} open={open} onChange={change} onLookUp={lookUp} />
}

export interface BonusFieldsProps {
  wish: BonusWish
  /** Offers that every visitor may choose. */
  open: readonly OfferedBonus[]
  onChange: (wish: BonusWish) => void
  /** Looks up what a code brings; false when it brings nothing. */
  onLookUp: (code: string) => Promise<boolean>
}

/** Stands for the typed code in the list of bonuses. No bonus has a name that begins so. */
const TYPED = '#'

export function BonusFields({ wish, open, onChange, onLookUp }: BonusFieldsProps) {
  const { t, i18n } = useTranslation('pay-n-play')
  const bonuses = listChoices(wish, open)
  const { description = '', minOdds } = bonuses.find(({ id }) => id === wish.chosen) ?? {}
  const typed = wish.code.trim()
  return (
    <>
      {bonuses.length > 0 ? (
        <SelectField
          label={t('bonus')}
          name="bonus"
          value={typed === '' ? wish.chosen : TYPED}
          onChange={({ target: { value } }) =>
            value === TYPED ? undefined : onChange(choose(wish, value))
          }
          options={[
            ...(typed === '' ? [] : [{ value: TYPED, label: `${t('bonus_code')}: ${typed}` }]),
            ...bonuses.map(({ id, title }) => ({ value: id, label: title })),
            { value: '', label: t('no_bonus') },
          ]}
          hint={
            minOdds
              ? `${description} ${t('offer_min_odds', { odds: showOdds(minOdds, i18n.language) })}`
              : description
          }
        />
      ) : null}
      <BonusCode
        code={wish.code}
        onType={(code) => onChange(type(wish, code))}
        onLookUp={onLookUp}
      />
    </>
  )
}

interface BonusCodeProps {
  code: string
  onType: (code: string) => void
  onLookUp: (code: string) => Promise<boolean>
}

/** A code counts as typed. A player may check it first to see what it gives. */
function BonusCode({ code, onType, onLookUp }: BonusCodeProps) {
  const { t } = useTranslation(['pay-n-play', 'sign-in'])
  const [unknown, setUnknown] = useState(false)
  const [lookingUp, setLookingUp] = useState(false)
  const typed = v.safeParse(promoCode, code)
  const isUsable = typed.success && typed.output !== ''

  async function apply() {
    setLookingUp(true)
    const isKnown = await onLookUp(typed.success ? typed.output : code)
    setLookingUp(false)
    setUnknown(!isKnown)
  }

  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-muted underline underline-offset-3 hover:text-ivory">
        {t('bonus_code')}
      </summary>
      <TextField
        label={t('bonus_code')}
        name="bonusCode"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setUnknown(false)
          onType(event.target.value)
        }}
        error={
          typed.success
            ? unknown
              ? t('code_unknown')
              : undefined
            : t('sign-in:validations.string.max')
        }
        end={
          <Button tone="plain" busy={lookingUp} disabled={!isUsable} onClick={apply}>
            {t('apply_code')}
          </Button>
        }
      />
    </details>
  )
}

/** The answer ends with 'no bonus', which has no id; the choice has its own words for that. */
function real(
  bonuses: readonly (Omit<OfferedBonus, 'id'> & { id: string | null })[] | undefined,
): OfferedBonus[] {
  return (bonuses ?? []).flatMap(({ id, ...bonus }) => (id === null ? [] : [{ id, ...bonus }]))
}
