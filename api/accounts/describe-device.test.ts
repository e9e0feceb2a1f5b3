import { expect, test } from 'vitest';
import { describeDevice } from './describe-device';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';

test.each([
  [`${windows} ${blink} Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${blink} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${blink} Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
  [`${mac} ${webKit} Version/18.6 Safari/605.1.15`, 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${android} ${blink} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${android} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0`,
    'Samsung Internet',
    'Android',
  ],
  [`${iphone} ${webKit} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} ${webKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('describeDevice(%j) is %s on %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});
