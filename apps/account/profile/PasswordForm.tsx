import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { isSameAsEmail, type PasswordRule } from '#rules/password.ts'
import { type OwnPasswordForm, ownPasswordForm } from '#rules/registration.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { explain } from '../lib/problems.ts'
import { changeOwnPasswordMutation } from './profile-queries.ts'
import { SaveButton } from './SaveButton.tsx'
import { Section } from './Section.tsx'

const empty: OwnPasswordForm = { currentPassword: '', newPassword: '' }

/** Sets a new password; the old one is requested. */
export function PasswordForm({ email, rule }: { email: string; rule: PasswordRule }) {
  const { t } = useTranslation()
  const [isChanged, setChanged] = useState(false)
  const [{ error }, change] = useMutation(changeOwnPasswordMutation)
  const form = useForm<OwnPasswordForm>({
    resolver: standardSchemaResolver(ownPasswordForm[rule]),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const problems = error ? explain(error, 'read', t) : []

  async function save(passwords: OwnPasswordForm) {
    if (isSameAsEmail(passwords.newPassword, email)) {
      return form.setError('newPassword', { message: 'validations.password_same_as_username' })
    }
    const { data } = await change({ input: passwords })
    if (!data) return
    form.reset(empty)
    setChanged(true)
  }

  const field = (name: keyof OwnPasswordForm) => {
    const key = errors[name]?.message
    return {
      label: t(name),
      dir: 'ltr' as const,
      showLabel: t('show_password'),
      hideLabel: t('hide_password'),
      error: key ? t(key) : problems.find((problem) => problem.field === name)?.message,
      ...form.register(name),
    }
  }

  return (
    <Section title={t('change_password')} hint={t('change_password_hint')}>
      <form
        noValidate
        onSubmit={form.handleSubmit(save)}
        className="grid max-w-md grid-cols-1 gap-4"
      >
        {/* Password managers want to know whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          autoComplete="new-password"
          hint={t(`password_rule_${rule}`)}
          {...field('newPassword')}
        />
        <Problems
          messages={problems
            .filter((problem) => problem.field === null)
            .map(({ message }) => message)}
          heading={(count) => t('there_were_n_errors', { count })}
        />
        <SaveButton busy={isSubmitting} done={isChanged && !isDirty ? t('password_changed') : null}>
          {t('change_password')}
        </SaveButton>
      </form>
    </Section>
  )
}
