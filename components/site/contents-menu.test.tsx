/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentsMenu } from './contents-menu'

const menu = () => {
  render(
    <>
      <ContentsMenu label="Contents" icon={null}>
        <a href="#there">There</a>
        <button type="button">Stay</button>
      </ContentsMenu>
      <p>Elsewhere</p>
    </>,
  )
  return screen.getByRole('group')
}
const open = () => userEvent.click(screen.getByText('Contents'))

test('a chosen link closes it, something else in it does not', async () => {
  const details = menu()
  await open()
  expect(details).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(details).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('link', { name: 'There' }))
  expect(details).not.toHaveAttribute('open')
})

test('Escape closes it and gives the focus back; so does a press elsewhere', async () => {
  const details = menu()
  await open()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(details).not.toHaveAttribute('open')
  expect(screen.getByText('Contents')).toHaveFocus()
  await open()
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(details).not.toHaveAttribute('open')
})
