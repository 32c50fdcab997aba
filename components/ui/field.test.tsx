/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field } from './field'
import { Input } from './input'
import { RadioGroup } from './radio-group'
import { Select } from './select'
import { Textarea } from './textarea'

test('a control has its label, and its error is read before its hint', () => {
  const { rerender } = render(
    <Field label="Name" hint="As on the cover.">
      <Input />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).toHaveAccessibleDescription('As on the cover.')
  expect(input).toBeValid()
  rerender(
    <Field label="Name" hint="As on the cover." error="Please enter a name." required>
      <Input aria-describedby="elsewhere" />
    </Field>,
  )
  expect(input).toHaveAccessibleDescription('Please enter a name. As on the cover.')
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
})

test('select and text area are wired the same way', () => {
  render(
    <>
      <Field label="Type" error="Choose one.">
        <Select>
          <option>Dog</option>
        </Select>
      </Field>
      <Field label="Notes" more="(optional)">
        <Textarea />
      </Field>
    </>,
  )
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Choose one.')
  expect(screen.getByRole('textbox', { name: 'Notes (optional)' })).not.toHaveAccessibleDescription()
})

function Chosen() {
  const [value, setValue] = useState<'a' | 'b' | null>(null)
  return (
    <RadioGroup
      legend="Which?"
      name="which"
      options={[
        { value: 'a', label: 'Left' },
        { value: 'b', label: 'Right' },
      ]}
      value={value}
      onValueChange={setValue}
      {...(value === null ? { error: 'Please choose.' } : {})}
    />
  )
}

test('chips are one radio group: arrows move, the error goes when one is chosen', async () => {
  render(<Chosen />)
  const group = screen.getByRole('radiogroup', { name: 'Which?' })
  expect(group).toHaveAccessibleDescription('Please choose.')
  await userEvent.click(screen.getByRole('radio', { name: 'Left' }))
  expect(group).not.toHaveAccessibleDescription()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Right' })).toBeChecked()
})
