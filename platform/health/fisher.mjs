const LOG_FACTORIALS = [0, 0];

function logFactorial(number) {
  for (let next = LOG_FACTORIALS.length; next <= number; next += 1)
    LOG_FACTORIALS.push(LOG_FACTORIALS[next - 1] + Math.log(next));
  return LOG_FACTORIALS[number];
}

const logChoose = (of, number) => logFactorial(of) - logFactorial(number) - logFactorial(of - number);

/**
 * Fisher's exact test, one-sided: how likely a group has at least as many bad cases as it has, if its cases were bad as often
 * as those of the other group.
 * @param {{ bad: number, all: number }} group
 * @param {{ bad: number, all: number }} other
 * @returns {number} From 0 to 1.
 */
export function fisher(group, other) {
  const bad = group.bad + other.bad;
  const whole = logChoose(group.all + other.all, bad);
  let sum = 0;
  for (let count = group.bad; count <= Math.min(group.all, bad); count += 1)
    if (bad - count <= other.all)
      sum += Math.exp(logChoose(group.all, count) + logChoose(other.all, bad - count) - whole);
  return Math.min(1, sum);
}
