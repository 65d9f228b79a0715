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
  chosen: string | null
  onChoose: (bonus: string | null) => void
}

/** The bonuses that a deposit by this method may carry, those of a typed code among them; playing without one is always a choice. */
export function BonusChoice({ methodId, chosen, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation('pay-n-play')
  const [{ data }] = useQuery({ query: bonusesQuery, variables: { input: { id: null, paymentProviderId: methodId, code: null } } })
  const [ofCode, setOfCode] = useState<Bonus[]>([])
  const bonuses = [...real(data?.availablePayNPlayBonuses), ...ofCode]
  const current = bonuses.find(({ id }) => id === chosen)

  return (
    <>
      {bonuses.length === 0 ? null : (
        <SelectField
          label={t('bonus')}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value || null)}
          options={[...bonuses.map(({ id, title }) => ({ value: id, label: title })), { value: '', label: t('no_bonus') }]}
          hint={current?.description}
        />
      )}
      <BonusCode
        methodId={methodId}
        onFound={(found) => {
          setOfCode(found)
          onChoose(found[0]?.id ?? null)
        }}
      />
    </>
  )
}

function BonusCode({ methodId, onFound }: { methodId: string; onFound: (bonuses: Bonus[]) => void }) {
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
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-muted underline underline-offset-3 hover:text-ivory">
        {t('bonus_code')}
      </summary>
      <TextField
        label={t('bonus_code')}
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setUnknown(false)
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
