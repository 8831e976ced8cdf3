import { fullAddress } from './fullAddress';

it.each([
  // [address, city, one line]
  ['Eastern Bypass, Ruai', 'Nairobi', 'Eastern Bypass, Ruai, Nairobi'],
  ['Eastern Bypass, Nairobi', 'Nairobi', 'Eastern Bypass, Nairobi'],
  ['Eastern Bypass Nairobi', 'Nairobi', 'Eastern Bypass Nairobi'],
  ['Thika Road, 00100 Nairobi, Kenya', 'Nairobi', 'Thika Road, 00100 Nairobi, Kenya'],
  ['Thika Road, NAIROBI', ' nairobi ', 'Thika Road, NAIROBI'],
  ['Nairobi', 'Nairobi', 'Nairobi'],
  ['Mombasa Road 12', 'Mombasa', 'Mombasa Road 12, Mombasa'],
  ['Nairobi West, Block 3', 'Nairobi', 'Nairobi West, Block 3, Nairobi'],
  ['Old Nairobits Lane', 'Nairobi', 'Old Nairobits Lane, Nairobi'],
  ['Eastern Bypass', '', 'Eastern Bypass'],
  ['', 'Nairobi', 'Nairobi'],
  [' ', ' ', ''],
])('the address "%s" in the city "%s" is written "%s"', (address, city, line) => {
  expect(fullAddress({ address, city })).toBe(line);
});
