import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { type ContactForm, contactForm } from '#rules/contact.ts'
import { readableEmail } from '#rules/readable-email.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useOnline } from '#web/use-online.ts'
import { Outcome } from '../../components/forms/Outcome.tsx'
import {
  useErrorTexts,
  useFieldText,
  useProblemsHeading,
} from '../../components/forms/use-texts.ts'
import { graphql } from '../../lib/graphql.ts'
import { useViewer } from '../../session/viewer.ts'

const contactMutation = graphql(`
  mutation ContactDialog($input: ContactSupportInput!) {
    contactSupport(input: $input)
  }
`)

/** Shows a form instead of a chat that is not available. Its text is mailed to the casino. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat')
  const [answerTo, setAnswerTo] = useState<string | null>(null)
  return (
    <Dialog
      title={t('write_to_us')}
      subtitle={answerTo ? undefined : t('chat_unavailable')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="px-6 pt-2 pb-6">
        {answerTo ? (
          <Outcome
            icon={<MailCheck aria-hidden="true" className="size-12" />}
            title={t('sent')}
            text={t('sent_text', { email: `\u2068${readableEmail(answerTo)}\u2069` })}
          >
            <Button wide onClick={onClose}>
              {t('close')}
            </Button>
          </Outcome>
        ) : (
          <Form onSent={setAnswerTo} />
        )}
      </div>
    </Dialog>
  )
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('chat')
  const client = useClient()
  const online = useOnline()
  const { user } = useViewer()
  const fieldText = useFieldText()
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const [problems, setProblems] = useState<readonly string[]>([])
  const form = useForm<ContactForm>({
    resolver: standardSchemaResolver(contactForm),
    mode: 'onTouched',
    defaultValues: {
      email: '',
      name: user ? `${user.firstName} ${user.lastName}` : '',
      message: '',
    },
  })
  const { errors, isSubmitting } = form.formState

  async function send(input: ContactForm) {
    setProblems([])
    const { data, error } = await client.mutation(contactMutation, { input }).toPromise()
    if (data?.contactSupport) onSent(input.email)
    else setProblems(errorTexts(error))
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('your_name')}
        autoComplete="name"
        error={fieldText(errors.name)}
        {...form.register('name')}
      />
      <EmailField
        label={t('your_email')}
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <TextArea
        label={t('your_question')}
        rows={5}
        dir="auto"
        hint={t('no_secrets')}
        error={fieldText(errors.message)}
        {...form.register('message')}
      />
      <Problems messages={problems} heading={heading} />
      <Button type="submit" tone="action" size="large" wide busy={isSubmitting} disabled={!online}>
        {t('send')}
      </Button>
      {online ? null : <p className="text-center text-13 text-muted">{t('offline_hint')}</p>}
    </form>
  )
}
