// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Avise o operador deste site.'
const invalidRequest = {
  text: 'Este site fez uma solicitação inválida.',
  advice: 'Nada foi enviado à sua carteira.',
}
const unreachable = 'Verifique sua conexão e tente novamente.'

/** The texts of errors, snackbar messages and alerts in Brazilian Portuguese. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Algo deu errado.' },
    aborted: { text: 'A solicitação foi cancelada.' },
    'user-rejected': { text: 'A solicitação foi recusada na sua carteira.' },
    'action-ignored': { text: 'Isso não é possível agora.' },
    'wallet-request': { text: 'Sua carteira não conseguiu fazer isso.' },
    'wallet-response': {
      text: 'Sua carteira enviou uma resposta que não pode ser usada.',
      advice: 'Atualize a carteira ou escolha outra.',
    },
    'wallet-not-found': {
      text: 'Esta carteira não foi encontrada.',
      advice: 'Instale a carteira ou escolha outra.',
    },
    'chain-not-supported': {
      text: 'Esta rede não é compatível.',
      advice: 'Adicione a rede na sua carteira ou escolha outra.',
    },
    'method-not-supported': { text: 'Sua carteira não permite esta ação.' },
    'not-connected': {
      text: 'Nenhuma carteira está conectada.',
      advice: 'Conecte uma carteira primeiro.',
    },
    'sign-in': {
      text: 'Este app não conseguiu dar acesso a você.',
      advice: 'Tente novamente. Se falhar de novo, peça ajuda ao app.',
    },
    'not-logged-in': {
      text: 'Você não fez login.',
      advice: 'Faça login e tente novamente.',
    },
    'session-changed': {
      text: 'Sua carteira, conta ou rede mudou antes do envio da solicitação.',
      advice: 'Nada foi assinado nem enviado. Confira a solicitação e tente novamente.',
    },
    'session-ended': { text: 'A sessão expirou.', advice: 'Conecte sua carteira de novo.' },
    'account-not-found': {
      text: 'Esta conta não foi encontrada.',
      advice: 'Escolha a conta na sua carteira ou conecte a carteira de novo.',
    },
    disconnect: { text: 'Não foi possível desconectar.' },
    'relay-unreachable': { text: 'O serviço de conexão não responde.', advice: unreachable },
    'relay-not-configured': {
      text: 'Carteiras em outros dispositivos não estão configuradas neste site.',
    },
    'service-unreachable': { text: 'O diretório de carteiras não responde.', advice: unreachable },
    'service-response': {
      text: 'O diretório de carteiras enviou uma resposta que não pode ser usada.',
      advice: 'Tente novamente mais tarde.',
    },
    'balance-unavailable': {
      text: 'O saldo não está disponível.',
      advice: 'Tente novamente em 30 segundos.',
    },
    'nfts-unavailable': {
      text: 'Não foi possível buscar os NFTs.',
      advice: 'Tente novamente em 30 segundos.',
    },
    'transactions-unavailable': {
      text: 'Não foi possível buscar as transações.',
      advice: 'Tente novamente em 30 segundos.',
    },
    'invalid-send': { text: 'A transferência está incompleta.' },
    'invalid-swap': { text: 'A troca está incompleta.' },
    'simulation-unavailable': {
      text: 'Esta rede não consegue verificar a transação.',
      advice: 'Nada foi assinado. Tente novamente ou use outra rede.',
    },
    'swap-network': { text: 'Não é possível trocar nesta rede.' },
    'swap-price-changed': {
      text: 'O preço mudou.',
      advice: 'Ele é pior do que o mostrado. Nada foi assinado. Veja o novo preço.',
    },
    'review-changed': { text: 'Os números mudaram.', advice: 'Confira os números e envie de novo.' },
    'simulation-reverted': {
      text: 'Um contrato rejeitaria esta transferência.',
      advice: 'Nada foi enviado. Talvez o token ou o destinatário não permita a transferência.',
    },
    'transaction-mismatch': { text: 'A transação é diferente da revisada. Nada foi enviado.' },
    'receipt-timeout': {
      text: 'A transação ainda não foi confirmada.',
      advice: 'Ela ainda pode ser. Consulte a transação antes de enviar de novo.',
    },
    'blockhash-expired': {
      text: 'A transação expirou antes de ser confirmada.',
      advice: 'Nada foi enviado. Você pode enviar de novo com segurança.',
    },
    'network-not-found': { text: 'A rede não foi encontrada.', advice: 'Escolha outra rede.' },
    'invalid-project-id': {
      text: 'O ID do projeto é inválido.',
      advice: 'Defina na opção `projectId` um ID atribuído pelo operador do relay.',
    },
    'origin-not-allowed': {
      text: 'A configuração do app é inválida.',
      advice: 'Adicione a origem às origens permitidas do projeto no relay.',
    },
    'adapter-not-found': { text: 'O adaptador não foi encontrado.', advice: tellOwner },
    'provider-missing': { text: 'Este site não está configurado corretamente.', advice: tellOwner },
    config: { text: 'Este site não está configurado corretamente.', advice: tellOwner },
    'invalid-address': {
      text: 'Este endereço não é válido nesta rede.',
      advice: 'Confira o endereço.',
    },
    'invalid-amount': { text: 'Este valor não pode ser enviado.', advice: 'Confira o valor.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} tem uma solicitação aberta. Responda a ela e tente novamente.',
    4100: '{wallet} não permite que este site use a sua conta. Conecte-se de novo.',
    4900: '{wallet} está sem conexão. Verifique sua conexão e tente novamente.',
    4901: '{wallet} não consegue acessar esta rede. Escolha outra ou tente novamente mais tarde.',
  },
  anyWallet: 'Sua carteira',
  waiting: {
    title: 'Nada se abriu?',
    extension: 'Procure o ícone de {wallet} na barra do seu navegador; talvez haja uma janela atrás desta.',
    'in-app-browser':
      'Procure a solicitação sobre esta página. Desbloqueie {wallet}, se for preciso, ou recarregue esta página.',
    window:
      'Talvez haja uma janela atrás desta, ou seu navegador a tenha bloqueado. Permita pop-ups neste site.',
    device: 'Desbloqueie o dispositivo com {wallet} e procure a solicitação nele.',
    app: 'Confira se {wallet} está neste dispositivo e abra o app de novo.',
    website: 'Talvez seu navegador tenha bloqueado a nova aba. Permita pop-ups neste site e abra-a de novo.',
  },
  oneClick: {
    scan: 'Escaneie este código com {wallet} para se conectar e acessar.',
    scanAny: 'Escaneie este código com uma carteira para se conectar e acessar.',
    open: 'Conecte-se e faça o acesso lá, depois volte.',
    authenticating: { title: 'Acessando…', text: 'O app está verificando sua assinatura.' },
  },
  networkFailures: {
    unreachable: { text: 'Não é possível acessar a rede', advice: unreachable },
    failed: {
      text: 'A rede não consegue responder agora',
      advice: 'Tente novamente em instantes.',
    },
    limited: {
      text: 'A rede está ocupada',
      advice: 'Ela recebe solicitações demais. Tente novamente em instantes.',
    },
    refused: { text: 'A rede recusou a solicitação' },
    unsupported: {
      text: 'Isso não está disponível nesta rede',
      advice: 'Escolha outra rede ou avise o operador deste site.',
    },
    'wrong-chain': {
      text: 'Esta rede não está configurada corretamente neste site',
      advice: tellOwner,
    },
    disagreed: {
      text: 'A rede deu respostas diferentes',
      advice: 'Nada foi enviado. Tente novamente em instantes.',
    },
  },
  serviceBusy: {
    text: 'O diretório de carteiras está ocupado.',
    advice: 'Tente novamente em instantes.',
  },
  snackbar: {
    'transaction-started': 'Transação iniciada',
    'transaction-failed': 'A transação falhou',
    'swap-arrived': 'Sua troca chegou a {network}',
    'swap-partial': 'Outro token ou valor chegou a {network}',
    'swap-refunded': 'Sua troca para {network} foi reembolsada',
    'swap-not-arrived': 'Sua troca para {network} falhou',
    'balance-unavailable': 'Saldo indisponível',
    'request-completed-late': 'A solicitação foi concluída depois de cancelada',
    disconnect: 'Não foi possível desconectar',
    'session-ended': 'Sessão expirada',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'A opção `projectId` está vazia. Defina nela um nome para o seu app, como `my-dapp`. Se o seu relay ou gateway tem uma lista de projetos, use o ID que está nela.',
    INVALID_PROJECT_ID:
      'O relay não conhece o ID do projeto desta página. Defina na opção `projectId` um ID atribuído pelo operador do relay.',
    INVALID_APP_CONFIGURATION:
      'O relay não permite a origem desta página. Adicione a origem às origens permitidas do projeto no relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Esta página tentou mudar para uma rede que falta na opção `networks`. Adicione a rede nela.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Esta página tentou registrar um nome sem uma conta. Conecte antes uma conta em uma rede EVM.',
    IFRAME_LOAD_FAILED:
      'Não foi possível carregar o frame de login. Confira a URL dele e a diretiva `frame-src` desta página.',
    IFRAME_REQUEST_TIMEOUT: 'O frame de login não respondeu a tempo.',
    UNVERIFIED_DOMAIN:
      'O frame de login não é servido a esta página. Adicione a origem dela às origens permitidas do projeto no servidor do frame, ou corrija o ID do projeto.',
  },
}
