export { buttons as buttonsTr } from '../../copy/languages/tr/buttons.js'
