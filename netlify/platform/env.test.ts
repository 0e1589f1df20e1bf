import { describe, expect, it } from 'vitest';
import { getEnv, SettingsError } from './env.ts';

const settings = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'top secret',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'hello@kestrelrow.example',
  ENQUIRIES_TO: 'enquiries@kestrelrow.example',
  SITE_URL: 'https://kestrelrow.example/',
};
const refusal = (change: Record<string, string | undefined>) => {
  try {
    getEnv({ ...settings, ...change });
    return null;
  } catch (error) {
    return error instanceof SettingsError ? error.code : error;
  }
};

describe('the settings', () => {
  it('are read whole', () => {
    expect(getEnv(settings)).toMatchObject({
      siteUrl: 'https://kestrelrow.example',
      isLocal: false,
      limitScale: 1,
      eworkStudentSignIn: 'code',
      siteDist: 'dist',
    });
  });

  it('take the address that Netlify gives where none is set', () => {
    expect(getEnv({ ...settings, SITE_URL: undefined, URL: 'https://site.example' }).siteUrl).toBe(
      'https://site.example',
    );
  });

  it.each(Object.keys(settings))('are refused without %s, which the refusal names', (name) => {
    expect(refusal({ [name]: undefined })).toBe(name);
    expect(refusal({ [name]: '' })).toBe(name);
  });

  it('take addresses without encryption on this machine only', () => {
    expect(refusal({ SUPABASE_URL: 'http://project.supabase.example' })).toBe('SUPABASE_URL');
    expect(refusal({ SITE_URL: 'http://kestrelrow.example' })).toBe('SITE_URL');
    expect(refusal({ SUPABASE_URL: 'http://localhost.evil.example' })).toBe('SUPABASE_URL');
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(refusal({ SUPABASE_URL: `http://${host}:54321` }), host).toBeNull();
  });

  it('scale limits and deadlines on a developer’s machine only', () => {
    const scales = { RATE_LIMIT_SCALE: '1000', DEADLINE_SCALE: '10' };
    expect(getEnv({ ...settings, ...scales })).toMatchObject({ limitScale: 1, deadlineScale: 1 });
    const local = { ...settings, ...scales, NETLIFY_DEV: 'true' };
    expect(getEnv(local)).toMatchObject({ limitScale: 1000, deadlineScale: 10 });
    for (const RATE_LIMIT_SCALE of ['', '0', '-1', 'many', 'Infinity'])
      expect(getEnv({ ...local, RATE_LIMIT_SCALE }).limitScale, RATE_LIMIT_SCALE).toBe(1);
  });

  it('let eWork students in by their address alone on a developer’s machine only, or where a second one allows it', () => {
    const demo = { EWORK_STUDENT_SIGN_IN: 'email' };
    expect(refusal(demo)).toBe('EWORK_STUDENT_SIGN_IN');
    expect(refusal({ ...demo, EWORK_STUDENT_SIGN_IN_UNPROVEN: 'yes' })).toBe('EWORK_STUDENT_SIGN_IN');
    expect(getEnv({ ...settings, ...demo, NETLIFY_DEV: 'true' }).eworkStudentSignIn).toBe('email');
    const allowed = { ...settings, ...demo, EWORK_STUDENT_SIGN_IN_UNPROVEN: 'allowed' };
    expect(getEnv(allowed).eworkStudentSignIn).toBe('email');
  });
});
