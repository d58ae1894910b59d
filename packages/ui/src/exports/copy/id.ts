export { account as accountId } from '../../copy/languages/id/account.js'
export { modal as id } from '../../copy/languages/id/modal.js'
