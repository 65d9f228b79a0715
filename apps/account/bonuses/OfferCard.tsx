import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { BonusProblems } from './BonusProblems.tsx'
import { BonusTerms } from './BonusTerms.tsx'
import { acceptBonusMutation, type Bonus, declineBonusMutation } from './bonus-queries.ts'
import { CardAmount } from './CardAmount.tsx'
import { waitingText } from './waiting-text.ts'
import { YesNoQuestion } from './YesNoQuestion.tsx'

export interface OfferCardProps {
  bonus: Bonus
  /** True while another bonus is active: this offer can be accepted once that one is used up. */
  mustWait: boolean
  onAnswered: (answer: 'bonus_accepted' | 'bonus_queued' | 'bonus_declined') => void
}

/**
 * An offer with its terms above its buttons. Declining is as easy as accepting, but needs a
 * confirmation, because it is final.
 */
export function OfferCard({ bonus, mustWait, onAnswered }: OfferCardProps) {
  const { t } = useTranslation()
  const { player } = usePlayer()
  const [accepting, accept] = useMutation(acceptBonusMutation)
  const [declining, decline] = useMutation(declineBonusMutation)
  const [isLeaving, setLeaving] = useState(false)
  const { id, title, description, amount, currency, state, queues } = bonus
  const error = accepting.error ?? declining.error
  const isQueued = state === 'QUEUED'
  const waits = mustWait && !/^0(\.0+)?$/.test(player.balances[1]?.amount ?? '0')

  async function take() {
    const { data } = await accept({ id })
    if (data) onAnswered(data.acceptBonus.state === 'QUEUED' ? 'bonus_queued' : 'bonus_accepted')
  }
  async function leave() {
    if ((await decline({ id })).data) onAnswered('bonus_declined')
  }

  return (
    <article className="grid gap-5 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_rgb(227_182_91/.45)_inset] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="text-22">
          <bdi>{title}</bdi>
        </h3>
        <CardAmount amount={amount} currency={currency} />
      </div>
      <p className="max-w-[64ch] text-14 text-muted">{description}</p>
      <BonusTerms bonus={bonus} />
      {isQueued || waits ? (
        <p className="text-14 text-brass-200">{t(waitingText({ isQueued, queues, mustWait }))}</p>
      ) : null}
      <BonusProblems error={error} />
      {isLeaving ? (
        <YesNoQuestion
          question={t('decline_for_good')}
          yes={t('decline_yes')}
          no={t('keep_offer')}
          busy={declining.fetching}
          onYes={leave}
          onNo={() => setLeaving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {isQueued ? null : (
            <Button
              tone="action"
              busy={accepting.fetching}
              disabled={waits && !queues}
              onClick={take}
            >
              {t('accept_bonus')}
            </Button>
          )}
          <Button onClick={() => setLeaving(true)}>{t('decline_bonus')}</Button>
        </div>
      )}
    </article>
  )
}
