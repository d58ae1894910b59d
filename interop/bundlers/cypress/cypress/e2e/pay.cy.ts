beforeEach(() => cy.visitWithWallets('/'))

it('connects, pays, and follows the user who switches the account', () => {
  cy.contains('button', 'Connect').click()
  cy.get('[role=status]').should('contain', '0xf39F')
  cy.contains('button', 'Pay').click()
  cy.get('[role=status]').should('contain', 'Paid in block 1')
  cy.wallets().then(({ harbor }) => {
    expect(harbor?.prompts.map(({ method }) => method)).to.include('eth_sendTransaction')
    harbor?.switchAccount(1)
  })
  cy.contains('button', 'Connect').click()
  cy.get('[role=status]').should('contain', '0x7099')
})

it('shows that the user rejects', () => {
  cy.wallets().then(({ harbor }) => harbor?.set({ answer: 'reject' }))
  cy.contains('button', 'Connect').click()
  cy.get('[role=status]').should('contain', 'Failed')
})
