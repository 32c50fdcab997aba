/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { linearGradient, rect } from '@/lib/domain/illustration/kit/shape'
import type { Scene } from '@/lib/domain/illustration/scene'
import { Picture } from './picture'

const scene: Scene = {
  width: 1000,
  height: 1000,
  nodes: [
    rect(
      0,
      0,
      1000,
      1000,
      linearGradient(
        [0, 0],
        [0, 1000],
        [
          [0, '#bfe1e8'],
          [1, '#fffdf7'],
        ],
      ),
    ),
  ],
}

it('says what it shows, and takes names as text', () => {
  const { container } = render(
    <Picture scene={scene} id="cover" alt={'Mila & "<script>Biscuit</script>" at the sea'} />,
  )
  expect(screen.getByRole('img')).toHaveTextContent('Mila & "<script>Biscuit</script>" at the sea')
  expect(container.querySelector('script')).toBeNull()
})

it('is hidden as decoration, and its ids are its own', () => {
  const { container } = render(
    <>
      <Picture scene={scene} id="a" />
      <Picture scene={scene} id="b" />
    </>,
  )
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(2)
})
