import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('alertsScreen', {
  $inYourOwnCalendar: 'In your own calendar',
  $theSevenDrawsOf: (lead: string | number) =>
    `The seven draws of the day as a file. Your calendar rings ${lead} minutes before each, without this app and without a network.`,
  $saveTheDrawsTo: 'Save the draws to my calendar',
  $gamesYouFollow: 'Games you follow',
  $whatToTellYou: 'What to tell you',
  $onlyWhenYouAre: ' Only when you are logged in.',
  $logInForYour: 'Log in for your results and your money',
  $noNetworkYourChoice:
    'No network. Your choice is kept on this phone, and sent when you are back. The calendar file needs no network.',
  $tryAgain: 'Try again',
  $sendItAgain: 'Send it again',
  $anIphoneShowsAlerts:
    'An iPhone shows alerts only for an app on the home screen. Tap Share, then Add to Home Screen, open it from there and come back to this page.',
  $thisBrowserCannotShow:
    'This browser cannot show notifications. Add the draws to your calendar instead, below.',
  $thisBrowserBlocksNotifications: (name: string | number) =>
    `This browser blocks notifications from ${name}. Open the settings of this site (beside its address, or in the settings of the browser), allow notifications, and come back.`,
  $alertsAreOn: 'Alerts are on',
  $alertsAreOff: 'Alerts are off',
  $yourBrowserIsAsking: 'Your browser is asking you now.',
  $thisPhoneHasTaken: 'This phone has taken its permission back. Turn alerts on again.',
  $aWordBeforeA:
    'A word before a draw, when your result is in, or when your money has arrived. Nothing comes until you turn it on.',
  $turnOff: 'Turn off',
  $turnOnAlerts: 'Turn on alerts',
  $notSetUp: (pushWorks: string | number) => `not set up. ${pushWorks}`,
  $tryIt: 'Try it',
  $oneAlertComesFrom: 'One alert comes from this phone itself, one from the service by push.',
  $sendATestAlert: 'Send a test alert',
  $fromThisPhone: (here: string) => `From this phone: ${here}`,
  $byPush: (push: string) => `By push: ${push}`,
  $chooseATime: 'Choose a time',
  $quietHoursBeginAnd: 'Quiet hours begin and end at different times',
  $when: 'When',
  $beforeADrawHour: 'Before a draw hour, tell me',
  $min: (minutes: number) => `${minutes} min`,
  $quietHours: 'Quiet hours',
  $nothingComesThenResults: 'Nothing comes then. Results and money wait for their end. Lagos time.',
  $from: 'From',
  $to: 'To',
  $whatWorksOnThis: 'What works on this phone',
  $what: 'What',
  $worksHere: 'Works here',
  $yes: 'Yes',
  $no: 'No',
  $thisBrowserBlocksOur: 'This browser blocks our alerts now. “Draw alerts” in the menu says what to do.',
  $itWasSentBut: 'it was sent, but has not come in half a minute. A phone that saves power may show it later',
})
