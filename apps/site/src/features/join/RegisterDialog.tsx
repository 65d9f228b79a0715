import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import type { AccountDetailsForm, PersonalDetailsForm } from '#rules/registration.ts'
import { findFingerprint } from '#web/fingerprint.ts'
import { signUp, signUpFailed, signUpStep } from '../../components/data-layer/events.ts'
import { JoinWaiting } from '../../components/forms/JoinWaiting.tsx'
import { useJoinSettings } from '../../components/forms/use-join-settings.ts'
import { useErrorTexts } from '../../components/forms/use-texts.ts'
import { clearDraft } from '../../components/joining/draft.ts'
import { JoinFrame } from '../../components/joining/JoinFrame.tsx'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useSession } from '../../session/session-context.ts'
import { AccountDetails } from './AccountDetails.tsx'
import { PersonalDetails } from './PersonalDetails.tsx'
import { RegistrationDone } from './RegistrationDone.tsx'
import { codeProblemIn, registerMutation, registrationRecord } from './register.ts'
import { type RegisterBanner, useRegisterBanner } from './use-register-banner.ts'

type Step =
  | { name: 'account_details'; codeProblem?: string }
  | { name: 'personal_details'; account: AccountDetailsForm }
  | { name: 'confirmation'; email: string }

export function RegisterDialog() {
  // The words of all steps at once: a step that had to wait for its own would take the whole dialog
  // away meanwhile.
  const { t } = useTranslation(['join', 'sign-in', 'password'])
  const { close } = useModal()
  const { settings, failed } = useJoinSettings()
  const banner = useRegisterBanner()
  const [step, setStep] = useState<Step>({ name: 'account_details' })
  useEffect(() => signUpStep({ step: step.name }), [step.name])
  const { register, problems, forgetProblems } = useRegistration(settings?.btag ?? null, {
    onVerificationNeeded: (email) => setStep({ name: 'confirmation', email }),
    onCodeRefused: (codeProblem) => setStep({ name: 'account_details', codeProblem }),
  })

  function goOn(account: AccountDetailsForm) {
    forgetProblems()
    setStep({ name: 'personal_details', account })
  }

  return (
    <JoinFrame
      selected="register"
      title={t('join')}
      {...(step.name === 'account_details' ? promoted(banner) : {})}
    >
      {!settings ? (
        <JoinWaiting failed={failed} />
      ) : step.name === 'account_details' ? (
        <AccountDetails settings={settings} codeProblem={step.codeProblem} onDone={goOn} />
      ) : step.name === 'personal_details' ? (
        <PersonalDetails
          settings={settings}
          onBack={() => setStep({ name: 'account_details' })}
          onDone={(details) => register(step.account, details)}
          problems={problems}
        />
      ) : (
        <RegistrationDone email={step.email} onClose={close} />
      )}
    </JoinFrame>
  )
}

/**
 * The banner's words in the place that the title keeps for them. It stays empty for the moment in
 * which they are requested.
 */
function promoted({ title, description, known }: RegisterBanner) {
  if (!known) return { heading: '\u00a0' }
  return { ...(title ? { heading: title } : {}), ...(description ? { subtitle: description } : {}) }
}

interface RegistrationEnds {
  onVerificationNeeded: (email: string) => void
  /** Called with the key of what is wrong with the promo code. */
  onCodeRefused: (problem: string) => void
}

/** Sends the record, and where the market signs in at once, does that too. */
function useRegistration(
  affiliateCode: string | null,
  { onVerificationNeeded, onCodeRefused }: RegistrationEnds,
) {
  const { t } = useTranslation('join')
  const { close } = useModal()
  const { language } = useLanguage()
  const session = useSession()
  const errorTexts = useErrorTexts()
  const [, send] = useMutation(registerMutation)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function register(account: AccountDetailsForm, personal: PersonalDetailsForm) {
    setProblems([])
    const fingerprint = await findFingerprint()
    const answer = await send({
      input: registrationRecord(account, personal, { fingerprint, affiliateCode, language }),
    })
    const result = answer.data?.registerClassic
    if (!result) {
      const texts = errorTexts(answer.error)
      signUpFailed({ errors: Math.max(1, texts.length) })
      const codeProblem = codeProblemIn(answer.error)
      if (codeProblem) return onCodeRefused(codeProblem)
      return setProblems(texts.length > 0 ? texts : [t('registration_failed')])
    }
    signUp({ result: result.__typename })
    if (result.__typename === 'VerificationNeeded') {
      clearDraft()
      return onVerificationNeeded(result.email)
    }
    const signedIn = await session.signIn(
      { username: account.email, password: account.password, fingerprint },
      language,
    )
    if (!signedIn.ok) return setProblems([signedIn.message || t('sign-in:error_logging_in')])
    clearDraft()
    close()
  }

  return { register, problems, forgetProblems: () => setProblems([]) }
}
