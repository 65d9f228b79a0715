import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { SelectField } from '#ui/SelectField.tsx'
import { showOdds } from '#ui/show-odds.ts'
import { depositBonusesQuery } from './deposit-queries.ts'

export interface DepositBonuses {
  offered: readonly {
    id: string
    title: string
    description: string
    minOdds: string | null
  }[]
  /** The id of one of them; empty for none. */
  chosen: string
  choose: (id: string) => void
}

/**
 * Returns the bonuses that can go with a deposit by this method. Until the player chooses, it is
 * the bonus of the code that they registered with.
 */
export function useDepositBonuses(methodId: string): DepositBonuses {
  const variables = { input: { id: null, paymentProviderId: methodId, code: null } }
  const [{ data }] = useQuery({
    query: depositBonusesQuery,
    variables,
    requestPolicy: 'cache-and-network',
  })
  const [touched, choose] = useState<string | null>(null)
  const offered = (data?.availablePayNPlayBonuses ?? []).flatMap(({ id, ...bonus }) =>
    id === null ? [] : [{ id, ...bonus }],
  )
  const wanted = touched ?? offered.find(({ isPromised }) => isPromised)?.id ?? ''
  return { offered, chosen: offered.some(({ id }) => id === wanted) ? wanted : '', choose }
}

/** Nothing is drawn where there is nothing to choose from. */
export function BonusField({
  bonuses: { offered, chosen, choose },
  error,
}: {
  bonuses: DepositBonuses
  error: string | undefined
}) {
  const { t, i18n } = useTranslation()
  const { description = '', minOdds } = offered.find(({ id }) => id === chosen) ?? {}
  if (offered.length === 0) return null
  return (
    <SelectField
      label={t('bonus')}
      name="bonus"
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
        { value: '', label: t('no_bonus') },
      ]}
      hint={
        minOdds
          ? `${description} ${t('offer_min_odds', { odds: showOdds(minOdds, i18n.language) })}`
          : description
      }
      error={error}
    />
  )
}
