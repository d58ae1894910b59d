import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyContext } from '../../copy/CopyContext.js'
import { en } from '../../copy/en.js'
import { AmountInput } from './AmountInput.js'

const onText = vi.fn()

function Field({ lang }: { readonly lang: string }) {
  const [text, setText] = useState('')
  return (
    <CopyContext.Provider value={{ ...en, lang }}>
      <AmountInput
        aria-label="Amount"
        text={text}
        onText={(next) => {
          onText(next)
          setText(next)
        }}
      />
    </CopyContext.Provider>
  )
}

test.each([
  ['en', '1.250', '1.250'],
  ['en', '1,250', '1.250'],
  ['de', '1,250', '1,250'],
  ['de', '1.250', '1,250'],
])('behavior: in %s, the user who types %s reads %s', async (lang, typed, shown) => {
  await render(<Field lang={lang} />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard(typed)
  await expect.element(field).toHaveValue(shown)
  expect(onText).toHaveBeenLastCalledWith('1.250')
})

test('behavior: in German, a pasted 1.250 is no amount, and is kept', async () => {
  await render(<Field lang="de" />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.fill('1.250')
  await expect.element(field).toHaveValue('1.250')
  expect(onText).toHaveBeenLastCalledWith('1,250')
})
