import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useQuery } from '../lib/use-query.ts'
import { bonusesQuery } from './quick-deposit-queries.ts'

interface Bonus {
  id: string
  title: string
  description: string
}

export interface BonusChoiceProps {
  methodId: string
  /** Told the bonus or the typed code that the deposit shall carry; null for none. */
  onChoose: (bonus: string | null) => void
}

/** The bonuses that a deposit by this method may carry, of which none is always one; where there are none to choose from, a code. */
export function BonusChoice({ methodId, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation('pay-n-play')
  const [{ data }] = useQuery({ query: bonusesQuery, variables: { input: { id: null, paymentProviderId: methodId, code: null } } })
  const [ofCode, setOfCode] = useState<readonly Bonus[]>([])
  const [chosen, setChosen] = useState('')
  const bonuses = [...ofCode, ...real(data?.availablePayNPlayBonuses).filter(({ id }) => ofCode.every((other) => other.id !== id))]
  const current = bonuses.find(({ id }) => id === chosen)

  function choose(id: string) {
    setChosen(id)
    onChoose(id || null)
  }

  if (bonuses.length === 0) {
    return (
      <BonusCode
        methodId={methodId}
        onType={onChoose}
        onFound={(found) => {
          setOfCode(found)
          choose(found[0]?.id ?? '')
        }}
      />
    )
  }
  return (
    <SelectField
      label={t('bonus')}
      name="bonus"
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      options={[...bonuses.map(({ id, title }) => ({ value: id, label: title })), { value: '', label: t('no_bonus') }]}
      hint={current?.description}
    />
  )
}

interface BonusCodeProps {
  methodId: string
  onType: (code: string | null) => void
  onFound: (bonuses: readonly Bonus[]) => void
}

/** A code counts as typed; asking about it first is for those who want to know what it gives. */
function BonusCode({ methodId, onType, onFound }: BonusCodeProps) {
  const { t } = useTranslation('pay-n-play')
  const client = useClient()
  const [code, setCode] = useState('')
  const [unknown, setUnknown] = useState(false)
  const [asking, setAsking] = useState(false)

  async function apply() {
    setAsking(true)
    const input = { id: null, paymentProviderId: methodId, code: code.trim() }
    const { data } = await client.query(bonusesQuery, { input }, { requestPolicy: 'network-only' }).toPromise()
    const found = real(data?.availablePayNPlayBonuses)
    setAsking(false)
    setUnknown(found.length === 0)
    if (found.length > 0) onFound(found)
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
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setUnknown(false)
          onType(event.target.value.trim() || null)
        }}
        error={unknown ? t('code_unknown') : undefined}
        end={
          <Button tone="plain" busy={asking} disabled={code.trim() === ''} onClick={apply}>
            {t('apply_code')}
          </Button>
        }
      />
    </details>
  )
}

/** The answer ends with 'no bonus', which has no id; the choice has its own words for that. */
function real(bonuses: readonly { id: string | null; title: string; description: string }[] | undefined): Bonus[] {
  return (bonuses ?? []).flatMap(({ id, ...bonus }) => (id === null ? [] : [{ id, ...bonus }]))
}
