export { buttons as buttonsPtBR } from '../../copy/languages/pt-BR/buttons.js'
