export { ptBR } from '../../locales/pt-BR.js'
