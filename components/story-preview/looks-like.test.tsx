/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { breedsOf } from '@/lib/domain/story/breeds'
import type { StoryRequest } from '@/lib/domain/story/request'
import messages from '@/messages/en/site.json'
import { NEW_PET, StoryFormContext, emptyForm, type StoryFormValues } from '../forms/story-form-values'
import LooksLike from './looks-like'

const looks = breedsOf('Dog')
  .slice(0, 3)
  .map(({ name }) => ({ drawnAs: `${name}, Brown`, svg: '/look.svg' }))
const onLook = jest.fn()
function Form() {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({
    defaultValues: {
      ...emptyForm('en'),
      pets: [
        { ...NEW_PET, name: 'Biscuit', type: 'Dog' },
        { ...NEW_PET, name: 'Olive', type: 'Cat', breed: 'Siamese' },
      ],
    },
  })
  onLook(useWatch({ control: form.control, name: 'pets.0.drawnAs' }))
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoryFormContext value={form}>
        <LooksLike alternatives={[looks, null]} />
      </StoryFormContext>
    </NextIntlClientProvider>
  )
}

test('"Does Biscuit look like this?" is answered by keyboard, and no breed is named', async () => {
  const { container } = render(<Form />)
  const user = userEvent.setup()
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Does Biscuit look like this?' })).toHaveAccessibleDescription(
    /names no breed/,
  )
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'More like picture 2' })).toBeChecked()
  expect(onLook).toHaveBeenLastCalledWith(looks[1]?.drawnAs)
  for (const { name } of breedsOf('Dog')) expect(container.textContent).not.toContain(name)
})
