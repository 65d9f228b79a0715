import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { type ResetPasswordForm, resetPasswordForm } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { passwordResetRequested } from '../../components/data-layer/events.ts'
import { Outcome } from '../../components/forms/Outcome.tsx'
import {
  useErrorTexts,
  useFieldText,
  useProblemsHeading,
} from '../../components/forms/use-texts.ts'
import { keepInDraft, readDraft } from '../../components/joining/draft.ts'
import { modalPath } from '../../components/navigation/modal-path.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { graphql } from '../../lib/graphql.ts'
import { useLanguage } from '../../lib/language-context.ts'

const resetPasswordMutation = graphql(`
  mutation ResetPasswordDialog($input: ResetPasswordRequestInput!) {
    resetPasswordRequest(input: $input)
  }
`)

export function ResetPasswordDialog() {
  const { t } = useTranslation(['password', 'sign-in'])
  const { open, close } = useModal()
  const [sent, setSent] = useState(false)

  return (
    <Dialog title={t('reset_password')} closeLabel={t('sign-in:close')} onClose={close}>
      <div className="grid grid-cols-1 gap-4 px-6 pt-2 pb-6">
        {sent ? (
          <Outcome
            icon={<MailCheck aria-hidden="true" className="size-10" />}
            text={t('reset_password_link_success')}
          >
            <Button tone="action" size="large" wide onClick={close}>
              {t('sign-in:close')}
            </Button>
          </Outcome>
        ) : (
          <ResetPasswordFields onSent={() => setSent(true)} />
        )}
        <Button tone="plain" onClick={() => open('login')}>
          <ArrowLeft aria-hidden="true" className="mirrored size-4" />
          <span>{t('back_to_login')}</span>
        </Button>
      </div>
    </Dialog>
  )
}

function ResetPasswordFields({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['password', 'sign-in'])
  const { language } = useLanguage()
  const fieldText = useFieldText()
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const [{ error }, requestReset] = useMutation(resetPasswordMutation)
  const form = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { email: readDraft().email },
  })
  const { errors, isSubmitting } = form.formState

  async function send({ email }: ResetPasswordForm) {
    keepInDraft({ email })
    const result = await requestReset({
      input: { email, resetPasswordPath: modalPath('change_password', language) },
    })
    if (result.error) return
    passwordResetRequested()
    onSent()
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid grid-cols-1 gap-4">
      <p className="text-14 text-muted">{t('reset_password_explained')}</p>
      <EmailField
        label={t('sign-in:email')}
        autoComplete="username"
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <Problems messages={errorTexts(error)} heading={heading} />
      <Button type="submit" tone="action" size="large" wide busy={isSubmitting}>
        {t('send_link')}
      </Button>
    </form>
  )
}
