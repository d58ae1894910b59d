export { account as accountPtBR } from '../../copy/languages/pt-BR/account.js'
export { modal as ptBR } from '../../copy/languages/pt-BR/modal.js'
