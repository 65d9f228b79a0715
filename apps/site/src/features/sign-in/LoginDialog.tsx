import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type LoginForm, loginForm } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { findFingerprint } from '#web/fingerprint.ts'
import { signInFailed } from '../../components/data-layer/events.ts'
import { useFieldText, useProblemsHeading } from '../../components/forms/use-texts.ts'
import { clearDraft, keepInDraft, readDraft } from '../../components/joining/draft.ts'
import { JoinFrame } from '../../components/joining/JoinFrame.tsx'
import { useModal } from '../../components/navigation/use-modal.ts'
import { accountPath } from '../../components/player/account-paths.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useSession } from '../../session/session-context.ts'

export function LoginDialog() {
  const { t } = useTranslation('sign-in')
  const { open, close } = useModal()
  const session = useSession()
  const { language } = useLanguage()
  const fieldText = useFieldText()
  const heading = useProblemsHeading()
  const [problem, setProblem] = useState<string | null>(null)
  const [mayWithdraw, setMayWithdraw] = useState(false)
  const navigate = useNavigate()
  const { email, password } = readDraft()
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { email, password },
  })
  const { errors, isSubmitting } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepInDraft(values),
      }),
    [form],
  )

  async function logIn({ email, password }: LoginForm, purpose?: 'withdraw') {
    setProblem(null)
    setMayWithdraw(false)
    const fingerprint = await findFingerprint()
    const result = await session.signIn(
      { username: email, password, fingerprint, ...(purpose && { purpose }) },
      language,
    )
    if (!result.ok) {
      signInFailed({ retry_after_s: result.retryAfterS })
      setMayWithdraw(result.mayWithdraw)
      return setProblem(result.message || t('error_logging_in'))
    }
    clearDraft()
    if (purpose) navigate(accountPath('financials/withdraw', false))
    else close()
  }

  return (
    <JoinFrame selected="login" title={t('welcome_back')}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => logIn(values))}
        className="grid grid-cols-1 gap-4"
      >
        <EmailField
          label={t('email')}
          autoComplete="username"
          error={fieldText(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          dir="ltr"
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          error={fieldText(errors.password)}
          {...form.register('password')}
        />
        <button
          type="button"
          className="-my-2 min-h-11 justify-self-end text-14 text-muted underline hover:text-ivory"
          onClick={() => open('reset_password')}
        >
          {t('forgot_password')}
        </button>
        <Problems messages={problem ? [problem] : []} heading={heading} />
        <Button type="submit" tone="action" size="large" wide busy={isSubmitting}>
          {t('login')}
        </Button>
        {mayWithdraw ? (
          <Button
            size="large"
            wide
            disabled={isSubmitting}
            onClick={form.handleSubmit((values) => logIn(values, 'withdraw'))}
          >
            {t('withdraw_only')}
          </Button>
        ) : null}
      </form>
    </JoinFrame>
  )
}
