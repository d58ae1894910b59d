// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Brazilian Portuguese. */
export const buttons: ButtonCopy = {
  lang: 'pt-BR',
  dir: 'ltr',
  connect: 'Conectar carteira',
  connecting: 'Conectando',
  account: 'Conta {account}',
  selectNetwork: 'Selecionar rede',
  switchNetwork: 'Mudar de rede',
  network: 'Rede: {network}',
  loadFailure: {
    title: 'Não foi possível carregar',
    text: 'Verifique sua conexão ou recarregue esta página se ela estiver aberta há algum tempo.',
    retry: 'Tentar novamente',
    close: 'Fechar',
  },
}
