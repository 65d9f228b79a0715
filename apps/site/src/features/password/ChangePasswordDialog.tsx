import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { passwordRuleOf } from '#rules/password.ts'
import { type ChangePasswordForm, changePasswordForm } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { passwordChanged } from '../../components/data-layer/events.ts'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { PasswordRules } from '../../components/forms/PasswordRules.tsx'
import { useJoinSettings } from '../../components/forms/use-join-settings.ts'
import {
  useErrorTexts,
  useFieldText,
  useProblemsHeading,
} from '../../components/forms/use-texts.ts'
import { addressToken, dropAddressToken } from '../../components/joining/address-token.ts'
import { noteLinkDone, outcomeOfLink } from '../../components/joining/mailed-page.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { graphql } from '../../lib/graphql.ts'

const changePasswordMutation = graphql(`
  mutation ChangePasswordDialog($input: ChangePasswordRequestInput!) {
    changePasswordRequest(input: $input)
  }
`)

/** Nothing at all where no mailed link led here. */
export function ChangePasswordDialog() {
  const { t } = useTranslation(['password', 'sign-in'])
  const { open, close } = useModal()
  const [token] = useState(addressToken)
  const [before] = useState(() => (addressToken() === null ? outcomeOfLink(history) : null))
  const [changed, setChanged] = useState(before === 'done')
  if (token === null && before === null) return null

  function leave() {
    dropAddressToken()
    close()
  }

  function requestLink() {
    dropAddressToken()
    open('reset_password')
  }

  function succeed() {
    dropAddressToken()
    noteLinkDone(history)
    setChanged(true)
  }

  return (
    <Dialog title={t('change_password')} closeLabel={t('sign-in:close')} onClose={leave}>
      <div className="px-6 pt-2 pb-6">
        {changed ? (
          <Outcome
            icon={<CircleCheck aria-hidden="true" className="size-10" />}
            text={t('change_password_request_success')}
          >
            <Button tone="action" size="large" wide onClick={() => open('login')}>
              {t('sign-in:login')}
            </Button>
          </Outcome>
        ) : token === null ? (
          <Outcome
            icon={<CircleX aria-hidden="true" className="size-10" />}
            title={t('change_password_reloaded')}
            hint={t('change_password_reloaded_hint')}
          >
            <Button tone="action" size="large" wide onClick={requestLink}>
              {t('reset_password')}
            </Button>
          </Outcome>
        ) : (
          <NewPasswordFields token={token} onChanged={succeed} onLinkWanted={requestLink} />
        )}
      </div>
    </Dialog>
  )
}

interface NewPasswordProps {
  token: string
  onChanged: () => void
  onLinkWanted: () => void
}

function NewPasswordFields({ token, onChanged, onLinkWanted }: NewPasswordProps) {
  const { t } = useTranslation(['password', 'sign-in'])
  const fieldText = useFieldText()
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const rule = passwordRuleOf(useJoinSettings().settings?.licence.passwordRule)
  const [{ error }, requestChange] = useMutation(changePasswordMutation)
  const form = useForm<ChangePasswordForm>({
    resolver: standardSchemaResolver(changePasswordForm[rule]),
    mode: 'onTouched',
    defaultValues: { newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })

  async function change({ newPassword }: ChangePasswordForm) {
    const result = await requestChange({ input: { token, newPassword } })
    if (result.error) return
    passwordChanged()
    onChanged()
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(change)} className="grid grid-cols-1 gap-4">
      <p className="text-14 text-muted">{t('change_password_explained')}</p>
      <PasswordField
        label={t('new_password')}
        autoComplete="new-password"
        dir="ltr"
        showLabel={t('sign-in:show_password')}
        hideLabel={t('sign-in:hide_password')}
        error={fieldText(errors.newPassword)}
        hint={<PasswordRules rule={rule} password={newPassword} />}
        {...form.register('newPassword')}
      />
      <Problems messages={errorTexts(error)} heading={heading} />
      <Button type="submit" tone="action" size="large" wide busy={isSubmitting}>
        {t('save_password')}
      </Button>
      {error?.graphQLErrors.some(({ extensions }) =>
        String(extensions.code).startsWith('link_'),
      ) ? (
        <Button tone="plain" wide onClick={onLinkWanted}>
          {t('reset_password')}
        </Button>
      ) : null}
    </form>
  )
}
