import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import type { QuickRegistrationForm } from '#rules/registration.ts'
import { findFingerprint } from '#web/fingerprint.ts'
import { signUp, signUpFailed } from '../../components/data-layer/events.ts'
import { useErrorTexts } from '../../components/forms/use-texts.ts'
import { clearDraft } from '../../components/joining/draft.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useSession } from '../../session/session-context.ts'
import { registerPayNPlayMutation } from './quick-deposit-queries.ts'
import { registrationPayload } from './quick-registration.ts'

/** Makes the account of a payer, and signs in to it. */
export function useQuickRegistration(payNPlay: string, onDone: () => void) {
  const { t } = useTranslation(['join', 'sign-in'])
  const { language } = useLanguage()
  const session = useSession()
  const errorTexts = useErrorTexts()
  const [, send] = useMutation(registerPayNPlayMutation)
  const [problems, setProblems] = useState<readonly string[]>([])
  // An account is made once: where only signing in failed, trying again is signing in again. With
  // other words it is another try: an address that has an account already gets the money once its
  // password is right.
  const madeFor = useRef<string | null>(null)

  async function register(form: QuickRegistrationForm) {
    setProblems([])
    const fingerprint = await findFingerprint()
    const words = `${form.email} ${form.password}`
    if (madeFor.current !== words) {
      const { data, error } = await send({
        input: registrationPayload(form, { fingerprint: fingerprint ?? null, language, payNPlay }),
      })
      if (!data?.registerPayNPlay) {
        const texts = errorTexts(error)
        signUpFailed({ errors: Math.max(1, texts.length) })
        return setProblems(texts.length > 0 ? texts : [t('registration_failed')])
      }
      signUp({ result: 'PayNPlay' })
      madeFor.current = words
    }
    const result = await session.signIn(
      { username: form.email, password: form.password, fingerprint },
      language,
    )
    if (!result.ok) return setProblems([result.message || t('sign-in:error_logging_in')])
    clearDraft()
    onDone()
  }

  return { register, problems }
}
