import type {} from '@latchkit/test/wallets.js'

declare global {
  namespace Cypress {
    interface Chainable {
      /** Visits a page that has the wallets before its own scripts run. */
      visitWithWallets(url: string): Chainable<AUTWindow>
      /** Yields the wallets of the page. */
      wallets(): Chainable<Window['latchkitWallets']['wallets']>
    }
  }
}

Cypress.Commands.add('visitWithWallets', (url) =>
  cy.readFile<string>('node_modules/@latchkit/test/dist/wallets.js').then((script) =>
    cy.visit(url, {
      onBeforeLoad(win) {
        win.eval(script)
        win.latchkitWallets.install()
      },
    }),
  ),
)
Cypress.Commands.add('wallets', () => cy.window().then(({ latchkitWallets }) => latchkitWallets.wallets))
