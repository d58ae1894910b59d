export { account as accountEs } from '../../copy/languages/es/account.js'
export { modal as es } from '../../copy/languages/es/modal.js'
