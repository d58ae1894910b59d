import { type StartedInbox, startInbox } from '../src/exports/index.js'
import { expect, test } from '../src/exports/playwright.js'
import { sendMail } from '../src/inbox/sendMail.fixtures.js'

const form = `<!doctype html><title>Log in</title>
<form><label>E-mail <input name="to"></label><button>Send a code</button></form>
<form hidden><label>Code <input name="code"></label><button>Log in</button></form>
<p role="status"></p>
<script>
const [first, second] = document.forms
const status = document.querySelector('p')
const post = async (event, form, path) => {
  event.preventDefault()
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  return response.text()
}
first.onsubmit = async (event) => { await post(event, first, '/code'); second.hidden = false }
second.onsubmit = async (event) => { status.textContent = await post(event, second, '/login') }
</script>`

// Tests of several workers, each with an inbox of its own: all log in with the same address.
for (const place of ['first', 'second', 'third', 'fourth'])
  test(`behavior: logs in with the code of a mail, ${place}`, async ({ page, inbox }) => {
    const code = String(100_000 + Math.floor(Math.random() * 900_000))
    await page.route('https://shop.test/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const body = new URLSearchParams(route.request().postData() ?? '')
      if (pathname === '/code')
        await sendMail(inbox.smtpUrl, body.get('to') ?? '', ['Subject: Your code', '', `It is ${code}.`])
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: form })
      await route.fulfill({ body: body.get('code') === code ? 'Logged in' : 'Wrong code' })
    })
    await page.goto('https://shop.test/')
    await page.getByLabel('E-mail').fill('alice@example.org')
    await page.getByRole('button', { name: 'Send a code' }).click()
    await page.getByLabel('Code').fill(await inbox.readCode('alice@example.org'))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('status')).toHaveText('Logged in')
  })

const sharedTest = test.extend<{ readonly shared: StartedInbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
  shared: async ({}, use) => {
    const shared = await startInbox()
    await use(shared)
    await shared.stop()
  },
  inboxOptions: async ({ shared: { url } }, use) => use({ url }),
})

sharedTest('param: url', async ({ inbox, shared }) => {
  const to = inbox.createAddress()
  await sendMail(shared.smtpUrl, to, ['Subject: Confirm', '', 'Open https://shop.test/confirm?token=8f now.'])
  expect(await inbox.readLink(to)).toBe('https://shop.test/confirm?token=8f')
  expect(() => inbox.smtpUrl).toThrow('is known to the process that started it')
})
