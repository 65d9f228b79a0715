import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { findFingerprint } from '#web/fingerprint.ts'
import { useErrorTexts } from '../../components/forms/use-texts.ts'
import type { QuickDepositMethod } from '../../components/joining/quick-deposit-methods-queries.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useSession } from '../../session/session-context.ts'
import { useViewer } from '../../session/viewer.ts'
import { followPlayer } from './follow-player.ts'
import { followVisitor } from './follow-visitor.ts'
import { quickDeposit } from './quick-deposit-flow.ts'
import { payNPlayMutation } from './quick-deposit-queries.ts'

/** Where every payment page ends. */
const CLOSE_PATH = '/closewindow'

export interface DepositWish {
  method: QuickDepositMethod
  /** An exact decimal. */
  amount: string
  currency: string
  bonusCode: string | null
  email: string | null
}

/**
 * Starts a quick deposit; afterwards `quickDeposit` knows where it stands. `problem` is why it
 * could not be started.
 */
export function useQuickDepositStart(): {
  start: (wish: DepositWish) => Promise<void>
  problem: string | null
} {
  const client = useClient()
  const errorTexts = useErrorTexts()
  const { status } = useViewer()
  const signInWith = useTokenSignIn()
  const [problem, setProblem] = useState<string | null>(null)
  const present = usePresence()

  async function start({ method, amount, currency, bonusCode, email }: DepositWish) {
    setProblem(null)
    const input = {
      id: method.id,
      amount,
      bonusCode,
      closePath: CLOSE_PATH,
      data: email ? { email } : null,
    }
    const fingerprint = await findFingerprint()
    const { data, error } = await client
      .mutation(payNPlayMutation, { input: { ...input, fingerprint: fingerprint ?? null } })
      .toPromise()
    // A payer who has closed the dialog meanwhile does not want to pay any more.
    if (!present.current) return
    const result = data?.payNPlay
    if (!result) return setProblem(errorTexts(error).join(' '))
    const follow = status === 'visitor' ? followVisitor(client, signInWith) : followPlayer(client)
    const payment = {
      id: result.id,
      methodId: method.id,
      scriptUrl: method.config?.scriptUrl ?? null,
      amount,
      currency,
    }
    quickDeposit.begin(payment, result, follow)
  }

  return { start, problem }
}

/**
 * Signs in with the token that a payment has earned, and closes the dialog; answers why that did
 * not work.
 */
function useTokenSignIn(): (token: string) => Promise<string | null> {
  const { t } = useTranslation('sign-in')
  const session = useSession()
  const { language } = useLanguage()
  const { close } = useModal()
  // The payment outlives many drawings: what counts is how the page stands when it is decided.
  const latest = useRef({ close, language })
  useEffect(() => {
    latest.current = { close, language }
  })

  return async (token) => {
    const fingerprint = await findFingerprint()
    const result = await session.signIn({ token, fingerprint }, latest.current.language)
    if (!result.ok) return result.message || t('error_logging_in')
    latest.current.close()
    return null
  }
}

function usePresence() {
  const present = useRef(false)
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])
  return present
}
