import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { type ContactDetailsForm, contactDetailsForm } from '#rules/registration.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Problems } from '#ui/Problems.tsx'
import { phoneResolver, usePhonePlan } from '#ui/phone-resolver.ts'
import { TextField } from '#ui/TextField.tsx'
import { explain } from '../lib/problems.ts'
import { type Profile, updateProfileMutation } from './profile-queries.ts'
import { SaveButton } from './SaveButton.tsx'
import { Section } from './Section.tsx'

/** The address and the phone of the player. */
export function ContactForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  usePhonePlan()
  const [isSaved, setSaved] = useState(false)
  const [{ error }, update] = useMutation(updateProfileMutation)
  const { houseNumberAndStreetName, postCode, city, mobileNumber, newsletter } = profile
  const form = useForm<ContactDetailsForm>({
    resolver: phoneResolver(contactDetailsForm, profile.country),
    mode: 'onTouched',
    defaultValues: { houseNumberAndStreetName, postCode, city, mobileNumber, newsletter },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const problems = error ? explain(error, 'read', t) : []
  const messageOf = (field: keyof ContactDetailsForm) => {
    const key = errors[field]?.message
    return key ? t(key) : problems.find((problem) => problem.field === field)?.message
  }

  async function save(details: ContactDetailsForm) {
    const { data } = await update({ input: details })
    if (!data) return
    const { id: _id, ...saved } = data.updateProfile
    form.reset(saved)
    setSaved(true)
  }

  return (
    <Section title={t('contact_details')} hint={t('contact_details_hint')}>
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid grid-cols-1 gap-4">
        <TextField
          label={t('houseNumberAndStreetName')}
          autoComplete="address-line1"
          error={messageOf('houseNumberAndStreetName')}
          {...form.register('houseNumberAndStreetName')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[160px_1fr]">
          <TextField
            label={t('postCode')}
            autoComplete="postal-code"
            error={messageOf('postCode')}
            {...form.register('postCode')}
          />
          <TextField
            label={t('city')}
            autoComplete="address-level2"
            error={messageOf('city')}
            {...form.register('city')}
          />
        </div>
        <TextField
          label={t('mobileNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          error={messageOf('mobileNumber')}
          {...form.register('mobileNumber')}
        />
        <Checkbox label={t('newsletter')} {...form.register('newsletter')} />
        <Problems
          messages={problems.filter(({ field }) => field === null).map(({ message }) => message)}
          heading={(count) => t('there_were_n_errors', { count })}
        />
        <SaveButton
          tone="action"
          busy={isSubmitting}
          disabled={!isDirty}
          done={isSaved && !isDirty ? t('changes_saved') : null}
        >
          {t('save_changes')}
        </SaveButton>
      </form>
    </Section>
  )
}
