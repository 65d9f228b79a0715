import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PersonalDetailsForm } from '#rules/registration.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { JoinSettings } from './use-join-settings.ts'
import { useFieldText } from './use-texts.ts'
import { withLinks } from './with-links.tsx'

/** The terms, which must be accepted, and the newsletter, which need not. */
export function ConsentFields({ settings }: { settings: JoinSettings }) {
  const { t } = useTranslation('join')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<PersonalDetailsForm>()
  return (
    <div className="grid">
      <Checkbox
        label={withLinks(t('accept_terms'), {
          terms: (text) => <LegalLink page="terms_and_conditions">{text}</LegalLink>,
          privacy: (text) => <LegalLink page="privacy_policy">{text}</LegalLink>,
        })}
        error={fieldText(formState.errors.accept)}
        {...register('accept')}
      />
      {settings.hideAcceptNewsLetter ? null : (
        <Checkbox label={t('newsletter')} {...register('newsletter')} />
      )}
    </div>
  )
}

/** Links to a legal page in another tab, so that the typed text stays. */
function LegalLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <a
      href={`/templates/${page}`}
      target="_blank"
      rel="noopener"
      className="text-ivory underline underline-offset-3"
    >
      {children}
    </a>
  )
}
