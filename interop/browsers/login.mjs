import { until } from '../../scripts/browsers/until.mjs'

/** @typedef {import('../../scripts/browsers/createDriver.mjs').Driver} Driver */
/** @typedef {NonNullable<NonNullable<import('../../apps/devnet/src/exports/index.js').Devnet['gateway']>['login']>} Login */

const frame = 'iframe'

/**
 * Logs in on a device that the services do not know.
 *
 * @param {Driver} driver @param {Login} login @param {string} email
 */
export async function logIn(driver, { mails }, email) {
  /** @param {RegExp} pattern */
  const readMail = (pattern) =>
    until(`a mail to ${email} with ${pattern} arrives`, () =>
      mails()
        .flatMap(({ to, text }) => (to.includes(email) && pattern.exec(text)?.[0]) || [])
        .at(0),
    )
  await driver.click({ selector: '.site-header [data-latchkit="connect"]' })
  await driver.type({ selector: 'dialog input[type="email"]' }, `${email}\uE007`)
  await driver.inTab(await readMail(/http\S+\/recovery\/link\S+/), async () => {
    await driver.click({ selector: 'button', name: 'It’s me' })
    await driver.expectNo({ selector: 'button' })
  })
  await driver.type({ selector: 'dialog input[autocomplete="one-time-code"]' }, await readMail(/\b\d{6}\b/))
  await driver.expectText('.chain .facts dd', /^connected$/)
  await driver.expectNo({ selector: 'dialog' })
}

/**
 * Decides about the request of the frame. These browsers cannot tell what covers the frame, so it is displayed in a window of its own,
 * which the frame opens when the user presses its button.
 *
 * @param {Driver} driver @param {'Approve' | 'Decline'} [decision]
 */
export async function approve(driver, decision = 'Approve') {
  const opened = await driver.inWindow(
    () => driver.inFrame(frame, () => driver.click({ selector: 'button', name: 'Open window' })),
    async () => {
      await driver.expect({ selector: '.content' })
      // A request can be approved once its end was displayed.
      await driver.run(() => {
        const content = document.querySelector('.content')
        content?.scrollTo(0, content.scrollHeight)
      })
      await driver.click({ selector: 'button', name: decision })
    },
  )
  await opened.expectClosed()
}
