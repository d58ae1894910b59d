import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readFieldText } from './readFieldText.js'
import { useTyped } from './useTyped.js'

/** A field for digits. */
function Digits(): ReactNode {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="Digits"
      value={text}
      onChange={(event) => setText(readFieldText(event.currentTarget, (value) => value.replace(/\D/g, '')))}
    />
  )
}

test('default: a field shows the normalized text, also if that does not change', async () => {
  await render(<Digits />)
  const field = page.getByRole('textbox', { name: 'Digits' })
  await field.click()
  await userEvent.keyboard('1a')
  await expect.element(field).toHaveValue('1')
  await userEvent.keyboard('b2')
  await expect.element(field).toHaveValue('12')
})

test('behavior: the caret stays where the user types', async () => {
  await render(<Digits />)
  const field = page.getByRole('textbox', { name: 'Digits' })
  await field.fill('13')
  const input = field.element() as HTMLInputElement
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('2')
  await expect.element(field).toHaveValue('123')
  expect(input.selectionStart).toBe(2)
})

/** A field whose model never changes. */
function Typed(): ReactNode {
  const [text, type] = useTyped('', () => {})
  return (
    <input
      aria-label="Digits"
      value={text}
      onChange={(event) => type(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}

test('behavior: a field with useTyped needs no readFieldText', async () => {
  await render(<Typed />)
  const field = page.getByRole('textbox', { name: 'Digits' })
  await field.click()
  await userEvent.keyboard('1a')
  await expect.element(field).toHaveValue('1')
})
