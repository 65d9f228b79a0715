import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PasswordRule } from '#rules/password.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { PasswordRules } from '../../components/forms/PasswordRules.tsx'
import { RegistrationText } from './RegistrationText.tsx'
import { type LockedFields, useRegistrationFields } from './registration-fields.ts'

/** The fields that one signs in with from now on. */
export function AccountFields({ rule, locked }: { rule: PasswordRule; locked: LockedFields }) {
  const { t } = useTranslation('sign-in')
  const { form, errorOf } = useRegistrationFields()
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  return (
    <>
      <RegistrationText
        field="email"
        label={t('email')}
        locked={locked}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        dir="ltr"
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        error={errorOf('password')}
        hint={<PasswordRules rule={rule} password={password} email={email} />}
        {...form.register('password')}
      />
    </>
  )
}
